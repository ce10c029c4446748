import TextFieldBox from '@mui/material/TextField';
import type { TextField } from '../../schema/field';
import type { InputProps } from '../contract';
import { asText } from '../shared/asText';
import { helperTextOf } from '../shared/HelperText';
import { useFieldInput } from '../shared/useFieldInput';
import { WithHelp } from '../shared/WithHelp';

/** A code is typed as it is printed: no browser may correct it. */
const codeAttributes = { spellCheck: false, autoCorrect: 'off', autoCapitalize: 'off' } as const;

/** Too long a text is refused in words by the field's rule; the input itself never cuts what is typed. */
export const TextInput = (props: InputProps<TextField>) => {
  const { field, isDisabled = false, autoFocus = false } = props;
  const { id, control, label, hint, help, error, isRequired } = useFieldInput(props);
  return (
    <WithHelp label={label} help={help}>
      <TextFieldBox
        id={id}
        name={control.name}
        inputRef={control.ref}
        // Blanks are kept while they are typed; an odd value is not put into a box that would save it.
        value={typeof control.value === 'string' ? control.value : (asText(control.value) ?? '')}
        onChange={({ target }) => {
          control.onChange(target.value === '' ? null : target.value);
        }}
        onBlur={control.onBlur}
        label={label}
        helperText={helperTextOf({ error, hint })}
        error={error !== undefined}
        required={isRequired}
        disabled={isDisabled}
        autoFocus={autoFocus}
        fullWidth
        size="small"
        {...(field.multiline ? { multiline: true, minRows: 3, maxRows: 12 } : {})}
        slotProps={{
          htmlInput: {
            autoComplete: 'off',
            'aria-required': isRequired,
            ...(field.code ? { ...codeAttributes, style: { fontFamily: 'monospace' } } : {}),
          },
        }}
      />
    </WithHelp>
  );
};
