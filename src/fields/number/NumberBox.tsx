import { useState } from 'react';
import { useLocale } from 'react-admin';
import type { NumberField } from '../../schema/field';
import { readNumber, styleOf, typedNumber } from '../../schema/numbers';
import { regionOf } from '../../schema/regionOf';
import { asText } from '../shared/asText';
import type { FieldInputState } from '../shared/useFieldInput';
import { TextBox } from '../text/TextBox';
import { stepped } from './stepped';

/** The text of a number while it is typed: '1.' and '-' stand in the box and are no numbers yet. */
interface NumberText {
  readonly text: string;
  /** Of a text: the number, the text itself where it is none or could be two, null where it is empty. */
  readonly take: (text: string) => number | string | null;
  /** Forgets what was typed: the value is shown as it would be written. */
  readonly forget: () => void;
}

const useNumberText = (value: unknown, isWhole: boolean): NumberText => {
  const locale = regionOf(useLocale());
  const [typed, setTyped] = useState<{ text: string; value: unknown } | null>(null);
  const own = typeof value === 'number' ? typedNumber(value, locale) : (asText(value) ?? '');
  return {
    // What was typed stands as long as it is this value: a reset of the form is another.
    text: typed && Object.is(typed.value, value) ? typed.text : own,
    take: (text) => {
      const read = readNumber(text, styleOf(locale), isWhole);
      // The field's rule says what is wrong with a text that stays one.
      const taken = text.trim() === '' ? null : typeof read === 'number' ? read : text;
      setTyped({ text, value: taken });
      return taken;
    },
    forget: () => {
      setTyped(null);
    },
  };
};

interface NumberBoxProps {
  readonly state: FieldInputState;
  readonly limits: Pick<NumberField, 'min' | 'max' | 'step'>;
  readonly unit?: string;
  /** Its whole name where the label, seen beside others of its kind, is but a part of it. */
  readonly spokenLabel?: string;
  readonly isWhole?: boolean;
  readonly isDisabled: boolean;
  readonly autoFocus: boolean;
}

/** What a number input of the browser would tell those who hear the page, or drive it. */
const spinning = (now: number | null, { min, max, step }: NumberBoxProps['limits']) => ({
  role: 'spinbutton',
  ...(now === null ? {} : { 'aria-valuenow': now }),
  ...(min === undefined ? {} : { min, 'aria-valuemin': min }),
  ...(max === undefined ? {} : { max, 'aria-valuemax': max }),
  ...(step === undefined ? {} : { step }),
});

/**
 * A number is typed as text: the browser's own number input changes it under the wheel, hides what it does
 * not understand, and disagrees with the language on the decimal sign. The arrows step as they do there.
 */
export const NumberBox = ({
  state,
  limits,
  unit,
  spokenLabel,
  isWhole = false,
  isDisabled,
  autoFocus,
}: NumberBoxProps) => {
  const { control } = state;
  const { text, take, forget } = useNumberText(control.value, isWhole);
  const now = typeof control.value === 'number' ? control.value : null;
  return (
    <TextBox
      state={state}
      value={text}
      onChange={({ target }) => {
        control.onChange(take(target.value));
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        // What is no number is not stepped over: it stays for the person to correct.
        if (now === null && text.trim() !== '') return;
        forget();
        control.onChange(stepped(now, event.key === 'ArrowUp' ? 1 : -1, limits));
      }}
      isDisabled={isDisabled}
      autoFocus={autoFocus}
      attributes={{
        ...spinning(now, limits),
        ...(spokenLabel === undefined ? {} : { 'aria-label': spokenLabel }),
      }}
      inputMode={isWhole && (limits.min ?? -1) >= 0 ? 'numeric' : 'decimal'}
      {...(unit === undefined ? {} : { unit })}
    />
  );
};
