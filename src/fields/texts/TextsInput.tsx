import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { TextsField } from '../../schema/field';
import type { InputProps } from '../contract';
import { helperTextOf, WithHelp } from '../shared/InputFrame';
import { useFieldInput } from '../shared/useFieldInput';
import { textsIn } from '.';

/** Texts as chips: Enter or leaving the input adds the typed text; Backspace removes the last one. */
export const TextsInput = (props: InputProps<TextsField>) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const { id, control, label, hint, help, error, isRequired, isDisabled, autoFocus } =
    useFieldInput(props);
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
          // MUI would keep a duplicate in the input, in front of the next text.
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
                // The chips are the value, so the empty input for the next text is not required.
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
