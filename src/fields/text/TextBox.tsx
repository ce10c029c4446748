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
import { asText } from '../shared/asText';
import { boxProps, WithHelp } from '../shared/InputFrame';
import type { FieldInputState } from '../shared/useFieldInput';
import { codeBox } from '../styles';

type Box = ComponentProps<typeof TextFieldBox>;
type Element = HTMLInputElement | HTMLTextAreaElement;

interface TextBoxProps {
  readonly state: FieldInputState;
  /** Defaults to the form's value as text. */
  readonly value?: string;
  /** Defaults to setting the form's value; null for an empty text. */
  readonly onChange?: (event: ChangeEvent<Element>) => void;
  readonly onCompositionEnd?: ((event: CompositionEvent<Element>) => void) | undefined;
  readonly onKeyDown?: (event: KeyboardEvent<Element>) => void;
  readonly onBlur?: () => void;
  /** Shown in a fixed-width font, without spell checking and auto-correction. */
  readonly isCode?: boolean;
  readonly inputMode?: 'decimal' | 'email' | 'numeric' | 'text' | 'url' | undefined;
  /** Makes it a multi-line input with this many lines. */
  readonly lines?: { readonly min: number; readonly max: number };
  /** Makes it a multi-line input of this height, which is not measured: its text may have thousands of lines. */
  readonly rows?: number;
  /** Shown in the input after the text; also part of its description. */
  readonly unit?: string | undefined;
  /** Replaces the field's own hint. */
  readonly hint?: ReactNode;
  /** What an empty input stands for; shown in it. */
  readonly emptyText?: string | undefined;
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

/** Spaces are kept while typing. An object is not put into the box, where it would be saved as text. */
export const boxText = (value: unknown): string =>
  typeof value === 'string' ? value : (asText(value) ?? '');

/** The text box of all typed kinds, with the field's label, hint, help and error. */
export const TextBox = ({
  state,
  value = boxText(state.control.value),
  onChange = ({ target }) => state.control.onChange(target.value === '' ? null : target.value),
  onCompositionEnd,
  onKeyDown,
  onBlur,
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
  const box = boxProps({ ...state, hint });
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
            ...(isCode ? { style: codeBox } : {}),
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
