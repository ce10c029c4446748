import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import type { SwitchField } from '../../schema/field';
import type { InputProps } from '../contract';
import { helperTextOf, WithHelp } from '../shared/InputFrame';
import { useFieldInput } from '../shared/useFieldInput';

export const SwitchInput = (props: InputProps<SwitchField>) => {
  const { id, control, label, hint, help, error, isDisabled, autoFocus } = useFieldInput(props);
  const helper = helperTextOf({ error, hint });
  const helperId = `${id}-helper-text`;
  return (
    <WithHelp label={label} help={help}>
      <FormControl error={error !== undefined} disabled={isDisabled}>
        <FormControlLabel
          label={label}
          control={
            <Switch
              id={id}
              name={control.name}
              checked={control.value === true}
              onChange={(_, isOn) => control.onChange(isOn)}
              onBlur={control.onBlur}
              autoFocus={autoFocus}
              slotProps={{
                input: {
                  ref: control.ref,
                  ...(helper ? { 'aria-describedby': helperId } : {}),
                  ...(error !== undefined ? { 'aria-invalid': true } : {}),
                },
              }}
            />
          }
        />
        {helper && (
          <FormHelperText id={helperId} sx={{ mt: 0, mx: 0 }}>
            {helper}
          </FormHelperText>
        )}
      </FormControl>
    </WithHelp>
  );
};
