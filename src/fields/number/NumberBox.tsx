import { useState } from 'react';
import { useLocale } from 'react-admin';
import type { NumberField } from '../../schema/field';
import { readNumber, styleOf, typedNumber } from '../../lib/text/numbers';
import { regionOf } from '../../lib/text/region';
import { asText } from '../shared/asText';
import type { FieldInputState } from '../shared/useFieldInput';
import { TextBox } from '../text/TextBox';

const decimalsOf = (value: number): number => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;

/** Returns the next value within the limits; for a missing value, the nearest limit or zero. */
export const steppedNumber = (
  value: number | null,
  direction: 1 | -1,
  { step = 1, min = -Infinity, max = Infinity }: Pick<NumberField, 'step' | 'min' | 'max'>,
): number => {
  const within = (number: number) => Math.min(max, Math.max(min, number));
  if (value === null) return within(0);
  // Rounds to the decimals of both operands, so that 0.1 + 0.2 is 0.3.
  const decimals = Math.max(decimalsOf(value), decimalsOf(step));
  return within(Number((value + direction * step).toFixed(decimals)));
};

/** The text of a number while it is typed: '1.' and '-' are valid input but not numbers yet. */
const useNumberText = (value: unknown, isWhole: boolean) => {
  const locale = regionOf(useLocale());
  const [typed, setTyped] = useState<{ text: string; value: unknown } | null>(null);
  const shownText = typeof value === 'number' ? typedNumber(value, locale) : (asText(value) ?? '');
  return {
    // Show the typed text while it stands for the current value; a form reset replaces it.
    text: typed && Object.is(typed.value, value) ? typed.text : shownText,
    /** Parses a text: the number; the text itself if it is invalid or ambiguous; null if it is empty. */
    take: (text: string): number | string | null => {
      const read = readNumber(text, styleOf(locale), isWhole);
      // A text that is not a number is kept, and the field's rule reports it.
      const taken = text.trim() === '' ? null : typeof read === 'number' ? read : text;
      setTyped({ text, value: taken });
      return taken;
    },
    /** Discards the typed text, so that the formatted value is shown. */
    forget: () => setTyped(null),
  };
};

interface NumberBoxProps {
  readonly state: FieldInputState;
  readonly limits: Pick<NumberField, 'min' | 'max' | 'step'>;
  readonly unit?: string | undefined;
  /** Full accessible name, if the visible label is only a part of it. */
  readonly spokenLabel?: string;
  readonly isWhole?: boolean;
  /** What an empty input stands for; shown in it. */
  readonly emptyText?: string | undefined;
}

/** ARIA attributes that a native number input would have. */
const spinning = (now: number | null, { min, max }: NumberBoxProps['limits']) => ({
  role: 'spinbutton',
  ...(now === null ? {} : { 'aria-valuenow': now }),
  ...(min === undefined ? {} : { 'aria-valuemin': min }),
  ...(max === undefined ? {} : { 'aria-valuemax': max }),
});

/**
 * A number input based on text. The native one changes its value on scroll, hides invalid input and ignores the
 * language's decimal separator. The arrow keys step as in a native input.
 */
export const NumberBox = ({
  state,
  limits,
  unit,
  spokenLabel,
  isWhole = false,
  emptyText,
}: NumberBoxProps) => {
  const { control } = state;
  const { text, take, forget } = useNumberText(control.value, isWhole);
  const now = typeof control.value === 'number' ? control.value : null;
  return (
    <TextBox
      state={state}
      value={text}
      onChange={({ target }) => control.onChange(take(target.value))}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        // An invalid text is not replaced by stepping, so that the person can correct it.
        if (now === null && text.trim() !== '') return;
        forget();
        control.onChange(steppedNumber(now, event.key === 'ArrowUp' ? 1 : -1, limits));
      }}
      attributes={{
        ...spinning(now, limits),
        ...(spokenLabel === undefined ? {} : { 'aria-label': spokenLabel }),
      }}
      inputMode={isWhole && (limits.min ?? -1) >= 0 ? 'numeric' : 'decimal'}
      unit={unit}
      emptyText={emptyText}
    />
  );
};
