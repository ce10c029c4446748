import InputAdornment from '@mui/material/InputAdornment';
import TextFieldBox from '@mui/material/TextField';
import type {
  ChangeEvent,
  ComponentProps,
  CompositionEvent,
  InputHTMLAttributes,
  KeyboardEvent,
} from 'react';
import { helperTextOf } from '../shared/HelperText';
import type { FieldInputState } from '../shared/useFieldInput';
import { WithHelp } from '../shared/WithHelp';

type Box = ComponentProps<typeof TextFieldBox>;
type Element = HTMLInputElement | HTMLTextAreaElement;

interface TextBoxProps {
  readonly state: FieldInputState;
  readonly value: string;
  readonly onChange: (event: ChangeEvent<Element>) => void;
  readonly onCompositionEnd?: (event: CompositionEvent<Element>) => void;
  readonly onKeyDown?: (event: KeyboardEvent<Element>) => void;
  readonly isDisabled: boolean;
  readonly autoFocus: boolean;
  /** Set in a fixed-width face and never corrected by the browser. */
  readonly isCode?: boolean;
  readonly inputMode?: 'decimal' | 'email' | 'numeric' | 'text' | 'url';
  /** Lines of an input of several. */
  readonly lines?: { readonly min: number; readonly max: number };
  /** Stands in the input after what is typed, and describes it. */
  readonly unit?: string;
  /** Instead of the field's own hint. */
  readonly hint?: string | undefined;
  /** What the element is, where it is more than a box for text. */
  readonly attributes?: InputHTMLAttributes<HTMLInputElement>;
}

/** A code, an address or a number is typed as it is printed: no browser may correct it. */
const exactly = { spellCheck: false, autoCorrect: 'off', autoCapitalize: 'off' } as const;

const linesOf = ({ min, max }: { readonly min: number; readonly max: number }): Partial<Box> => ({
  multiline: true,
  minRows: min,
  maxRows: max,
});

/** The box that every kind of typed value is entered in: label, hint, help and error of its field. */
export const TextBox = ({
  state,
  value,
  onChange,
  onCompositionEnd,
  onKeyDown,
  isDisabled,
  autoFocus,
  isCode = false,
  inputMode,
  lines,
  unit,
  hint = state.hint,
  attributes,
}: TextBoxProps) => {
  const { id, control, label, help, error, isRequired } = state;
  const helperText = helperTextOf({ error, hint });
  const describedBy = [
    ...(helperText ? [`${id}-helper-text`] : []),
    ...(unit === undefined ? [] : [`${id}-unit`]),
  ].join(' ');
  return (
    <WithHelp label={label} help={help}>
      <TextFieldBox
        id={id}
        name={control.name}
        inputRef={control.ref}
        value={value}
        onChange={onChange}
        onBlur={control.onBlur}
        label={label}
        helperText={helperText}
        error={error !== undefined}
        required={isRequired}
        disabled={isDisabled}
        autoFocus={autoFocus}
        fullWidth
        size="small"
        {...(lines ? linesOf(lines) : {})}
        slotProps={{
          ...(unit === undefined ? {} : { input: { endAdornment: <Unit id={id} unit={unit} /> } }),
          htmlInput: {
            ...attributes,
            autoComplete: 'off',
            'aria-required': isRequired,
            ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
            ...(inputMode ? { inputMode } : {}),
            ...(onKeyDown ? { onKeyDown } : {}),
            ...(onCompositionEnd ? { onCompositionEnd } : {}),
            ...(isCode || inputMode ? exactly : {}),
            ...(isCode ? { style: { fontFamily: 'monospace' } } : {}),
          },
        }}
      />
    </WithHelp>
  );
};

const Unit = ({ id, unit }: { readonly id: string; readonly unit: string }) => (
  <InputAdornment position="end" id={`${id}-unit`}>
    {unit}
  </InputAdornment>
);
