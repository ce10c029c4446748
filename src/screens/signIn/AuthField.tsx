import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';

interface AuthFieldProps {
  readonly name: string;
  readonly label: string;
  readonly type: 'email' | 'password' | 'text';
  readonly autoComplete: string;
  readonly autoFocus?: boolean;
  /** Hint shown below the input from the start, before any error. */
  readonly hint?: string;
}

/** A labeled input of a sign-in form; its message is associated with it for screen readers. */
export const AuthField = ({ name, label, type, autoComplete, autoFocus, hint }: AuthFieldProps) => {
  const translate = useTranslate();
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const { register, formState } = useFormContext<Record<string, string>>();
  const message = formState.errors[name]?.message;
  const helper = message ?? hint;
  const { ref, ...registered } = register(name);
  const toggleLabel = translate(isShown ? 'facings.signIn.hide' : 'facings.signIn.show');
  return (
    <FormControl fullWidth error={message !== undefined} variant="outlined">
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        type={type === 'password' && isShown ? 'text' : type}
        autoComplete={autoComplete}

        autoFocus={autoFocus ?? false}
        inputRef={ref}
        inputProps={{
          'aria-required': true,
          'aria-describedby': helper === undefined ? undefined : `${id}-message`,
          ...(type === 'email' ? { inputMode: 'email', spellCheck: false } : {}),
        }}
        {...registered}
        endAdornment={
          type === 'password' ? (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={toggleLabel}
                aria-pressed={isShown}
                onClick={() => {
                  setIsShown((before) => !before);
                }}
              >
                {isShown ? <VisibilityOff /> : <Visibility />}
              </IconButton>
            </InputAdornment>
          ) : undefined
        }
      />
      {helper !== undefined && (
        <FormHelperText id={`${id}-message`}>{translate(helper, { _: helper })}</FormHelperText>
      )}
    </FormControl>
  );
};
