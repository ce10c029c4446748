import type { NumberField } from '../../schema/field';
import type { FieldInputState } from '../shared/useFieldInput';
import { TextBox } from '../text/TextBox';
import { stepped } from './stepped';
import { useNumberText } from './useNumberText';

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
