import InputAdornment from '@mui/material/InputAdornment';
import TextFieldBox from '@mui/material/TextField';
import type {
  ChangeEvent,
  ComponentProps,
  CompositionEvent,
  InputHTMLAttributes,
  KeyboardEvent,
  ReactNode,
} from 'react';
import { boxProps, WithHelp } from '../shared/InputFrame';
import type { FieldInputState } from '../shared/useFieldInput';

type Box = ComponentProps<typeof TextFieldBox>;
type Element = HTMLInputElement | HTMLTextAreaElement;

interface TextBoxProps {
  readonly state: FieldInputState;
  readonly value: string;
  readonly onChange: (event: ChangeEvent<Element>) => void;
  readonly onCompositionEnd?: (event: CompositionEvent<Element>) => void;
  readonly onKeyDown?: (event: KeyboardEvent<Element>) => void;
  readonly onBlur?: () => void;
  readonly isDisabled: boolean;
  readonly autoFocus: boolean;
  /** Shown in a fixed-width font, without spell checking and auto-correction. */
  readonly isCode?: boolean;
  readonly inputMode?: 'decimal' | 'email' | 'numeric' | 'text' | 'url';
  /** Makes it a multi-line input with this many lines. */
  readonly lines?: { readonly min: number; readonly max: number };
  /** Makes it a multi-line input of this height, which is not measured: its text may have thousands of lines. */
  readonly rows?: number;
  /** Shown in the input after the text; also part of its description. */
  readonly unit?: string;
  /** Replaces the field's own hint. */
  readonly hint?: ReactNode;
  /** What an empty input stands for; shown in it. */
  readonly emptyText?: string;
  /** Further attributes, if the element is more than a text box. */
  readonly attributes?: InputHTMLAttributes<HTMLInputElement>;
}

/** A code, an address or a number must not be auto-corrected. */
const exactly = { spellCheck: false, autoCorrect: 'off', autoCapitalize: 'off' } as const;

const linesOf = ({ min, max }: { readonly min: number; readonly max: number }): Partial<Box> => ({
  multiline: true,
  minRows: min,
  maxRows: max,
});

/** The text box of all typed kinds, with the field's label, hint, help and error. */
export const TextBox = ({
  state,
  value,
  onChange,
  onCompositionEnd,
  onKeyDown,
  onBlur,
  isDisabled,
  autoFocus,
  isCode = false,
  inputMode,
  lines,
  rows,
  unit,
  hint = state.hint,
  emptyText,
  attributes,
}: TextBoxProps) => {
  const { id, control, label, help, isRequired } = state;
  const box = boxProps({ ...state, hint }, { isDisabled, autoFocus });
  const describedBy = [
    ...(box.helperText ? [`${id}-helper-text`] : []),
    ...(unit === undefined ? [] : [`${id}-unit`]),
  ].join(' ');
  return (
    <WithHelp label={label} help={help}>
      <TextFieldBox
        {...box}
        value={value}
        onChange={onChange}
        onBlur={() => {
          control.onBlur();
          onBlur?.();
        }}
        {...(lines ? linesOf(lines) : {})}
        {...(rows === undefined ? {} : { multiline: true })}
        slotProps={{
          ...(unit === undefined ? {} : { input: { endAdornment: <Unit id={id} unit={unit} /> } }),
          ...(rows === undefined ? {} : { input: { inputComponent: 'textarea' } }),
          // A label within the input would hide the text.
          ...(emptyText === undefined ? {} : { inputLabel: { shrink: true } }),
          htmlInput: {
            ...(rows === undefined ? {} : { rows, type: undefined }),
            ...attributes,
            ...(emptyText === undefined ? {} : { placeholder: emptyText }),
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
