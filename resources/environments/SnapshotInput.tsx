import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { helperTextOf, WithHelp } from '../../src/fields/shared/InputFrame';
import { useFieldInput } from '../../src/fields/shared/useFieldInput';
import { useSwitchWords } from '../../src/fields/useFieldWords';
import { useOwnField } from '../../src/fields/useDeclaration';
import type { OwnInputProps } from '../../src/schema/takeOver';

/** Two options of which exactly one is selected. Both have a name, unlike those of a switch. */
export const SnapshotInput = ({ source, disabled = false, autoFocus = false }: OwnInputProps) => {
  const field = useOwnField(source, 'switch');
  const { id, control, label, hint, help, error, isRequired } = useFieldInput({ source, field });
  const words = useSwitchWords(source, field);
  const helper = helperTextOf({ error, hint });
  const helperId = `${id}-helper-text`;
  const labelId = `${id}-label`;
  const isOn = control.value === true;
  return (
    <WithHelp label={label} help={help}>
      <FormControl error={error !== undefined} disabled={disabled} required={isRequired}>
        <FormLabel id={labelId} sx={{ fontSize: 13 }}>
          {label}
        </FormLabel>
        <RadioGroup
          row
          aria-labelledby={labelId}
          {...(helper ? { 'aria-describedby': helperId } : {})}
          name={control.name}
          value={String(isOn)}
          onChange={(_, chosen) => control.onChange(chosen === 'true')}
          onBlur={control.onBlur}
        >
          {([false, true] as const).map((state) => (
            <FormControlLabel
              key={String(state)}
              value={String(state)}
              label={state ? words.on : words.off}
              control={
                <Radio
                  size="small"
                  // The focus goes where the Tab key would go: to the selected one.
                  {...(state === isOn
                    ? { autoFocus, slotProps: { input: { ref: control.ref } } }
                    : {})}
                />
              }
            />
          ))}
        </RadioGroup>
        {helper && (
          <FormHelperText id={helperId} sx={{ mx: 0 }}>
            {helper}
          </FormHelperText>
        )}
      </FormControl>
    </WithHelp>
  );
};
