import TextFieldBox from '@mui/material/TextField';
import type { SyntheticEvent } from 'react';
import { helperTextOf } from '../shared/HelperText';
import type { Entered } from '../shared/useEntered';
import type { FieldInputState } from '../shared/useFieldInput';
import { WithHelp } from '../shared/WithHelp';

interface EnteredBoxProps {
  readonly type: 'date' | 'datetime-local' | 'time';
  readonly state: FieldInputState;
  readonly entered: Entered;
  /** Replaces the field's own hint. */
  readonly hint: string | undefined;
  readonly isDisabled: boolean;
  readonly autoFocus: boolean;
}

type Take = (event: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) => void;

/** Limits years to four digits; browsers accept six. */
const ranges = {
  date: { max: '9999-12-31' },
  'datetime-local': { max: '9999-12-31T23:59' },
  time: {},
} as const;

/** The browser's own date or time input, with its calendar, keys, and order of day and month. */
export const EnteredBox = ({
  type,
  state: { id, control, label, help, error, isRequired },
  entered: { text, take },
  hint,
  isDisabled,
  autoFocus,
}: EnteredBoxProps) => {
  const helperText = helperTextOf({ error, hint });
  const takeInput: Take = (event) => {
    take(event);
  };
  return (
    <WithHelp label={label} help={help}>
      <TextFieldBox
        id={id}
        name={control.name}
        inputRef={control.ref}
        type={type}
        value={text}
        label={label}
        helperText={helperText}
        error={error !== undefined}
        required={isRequired}
        disabled={isDisabled}
        autoFocus={autoFocus}
        fullWidth
        size="small"
        slotProps={{
          // An empty input shows its pattern (dd/mm/yyyy), which the label must not cover.
          inputLabel: { shrink: true },
          htmlInput: {
            ...ranges[type],
            autoComplete: 'off',
            'aria-required': isRequired,
            ...(helperText ? { 'aria-describedby': `${id}-helper-text` } : {}),
            onChange: takeInput,
            onKeyUp: takeInput,
            onBlur: (event: SyntheticEvent<HTMLInputElement>) => {
              take(event);
              control.onBlur();
            },
          },
        }}
      />
    </WithHelp>
  );
};
