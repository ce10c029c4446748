import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { TextsField } from '../../schema/field';
import type { InputProps } from '../contract';
import { helperTextOf } from '../shared/HelperText';
import { useFieldInput } from '../shared/useFieldInput';
import { WithHelp } from '../shared/WithHelp';
import { textsIn } from '.';

/** Texts as chips: Enter adds what is typed, and so does leaving the input; Backspace removes the last one. */
export const TextsInput = (props: InputProps<TextsField>) => {
  const { isDisabled = false, autoFocus = false } = props;
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const { id, control, label, hint, help, error, isRequired } = useFieldInput(props);
  const texts = textsIn(control.value);
  return (
    <WithHelp label={label} help={help}>
      <Autocomplete<string, true, false, true>
        id={id}
        multiple
        freeSolo
        autoSelect
        options={[]}
        value={[...texts]}
        inputValue={typed}
        onInputChange={(_, text, reason) => {
          if (reason === 'input') setTyped(text);
        }}
        onChange={(_, next) => {
          setTyped('');
          control.onChange(textsIn(next));
        }}
        onKeyDown={(event) => {
          // MUI keeps a text that is there already in the box, in front of the next one.
          if (event.key !== 'Enter' || !texts.includes(typed.trim())) return;
          event.preventDefault();
          setTyped('');
        }}
        onBlur={() => {
          setTyped('');
          control.onBlur();
        }}
        disabled={isDisabled}
        clearText={translate('facings.fields.clear')}
        size="small"
        fullWidth
        renderInput={(params) => (
          <TextField
            {...params}
            name={control.name}
            inputRef={control.ref}
            label={label}
            helperText={helperTextOf({ error, hint })}
            error={error !== undefined}
            required={isRequired}
            autoFocus={autoFocus}
            slotProps={{
              htmlInput: {
                ...params.inputProps,
                // Texts that are there fill it, though the box for the next one is empty.
                required: false,
                'aria-required': isRequired,
              },
            }}
          />
        )}
      />
    </WithHelp>
  );
};
