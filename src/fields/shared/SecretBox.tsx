import '../../messages/en/screenTexts';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import { helperTextOf } from './InputFrame';

interface SecretBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly isRequired?: boolean;
  readonly isDisabled: boolean;
  readonly autoFocus: boolean;
  readonly error: string | undefined;
  readonly hint: string | undefined;
}

/** A masked input for a secret, with a button to show the typed text. Password managers are told not to save it. */
export const SecretBox = ({
  label,
  value,
  onChange,
  onBlur,
  inputRef,
  isRequired = true,
  isDisabled,
  autoFocus,
  error,
  hint,
}: SecretBoxProps) => {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      type={isShown ? 'text' : 'password'}
      label={label}
      value={value}
      inputRef={inputRef}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
      disabled={isDisabled}
      autoFocus={autoFocus}
      error={error !== undefined}
      helperText={helperTextOf({ error, hint })}
      required={isRequired}
      fullWidth
      size="small"
      slotProps={{
        // A long label ends before the button.
        inputLabel: { sx: { '&:not(.MuiInputLabel-shrink)': { maxWidth: 'calc(100% - 64px)' } } },
        htmlInput: { autoComplete: 'new-password', spellCheck: false, 'aria-required': isRequired },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={translate(`facings.inputs.credentials.${isShown ? 'hide' : 'show'}`, {
                  label,
                })}
                onClick={() => setShown((before) => !before)}
              >
                {isShown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
