import Autocomplete from '@mui/material/Autocomplete';
import TextFieldBox from '@mui/material/TextField';
import { useState, type CompositionEvent, type SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { TextField } from '../../schema/field';
import { forcedTyping } from '../../schema/rules/forcedText';
import type { TextSource } from '../../schema/textSource';
import type { InputProps } from '../contract';
import { putText } from '../picker/putText';
import { useTypedText } from '../picker/useTypedText';
import { asText } from '../shared/asText';
import { helperTextOf } from '../shared/HelperText';
import { useFieldInput } from '../shared/useFieldInput';
import { WithHelp } from '../shared/WithHelp';
import { SuggestStatus } from './SuggestStatus';
import { useSuggestions } from './useSuggestions';

interface SuggestInputProps extends InputProps<TextField> {
  readonly suggests: TextSource;
}

/** A text input with suggestions; any other text is accepted as well. */
export const SuggestInput = (props: SuggestInputProps) => {
  const { field, suggests, isDisabled = false, autoFocus = false } = props;
  const translate = useTranslate();
  const { id, control, label, hint, help, error, isRequired } = useFieldInput(props);
  const [isOpen, setOpen] = useState(false);
  const typed = useTypedText();
  const { texts, hasFailed } = useSuggestions(suggests, typed);
  const value = typeof control.value === 'string' ? control.value : (asText(control.value) ?? '');
  const forced = (text: string) => forcedTyping(field, text);
  const take = (text: string) => {
    typed.setText(text);
    control.onChange(text === '' ? null : text);
  };
  const isCode = field.code === true || field.forced !== undefined;

  return (
    <WithHelp label={label} help={help}>
      <Autocomplete<string, false, false, true>
        id={id}
        freeSolo
        options={[...new Set(texts.map(forced))]}
        filterOptions={(options) => options}
        value={value}
        inputValue={value}
        open={isOpen && texts.length > 0}
        onOpen={() => {
          setOpen(true);
        }}
        onClose={() => {
          setOpen(false);
        }}
        onInputChange={(_, text, reason) => {
          if (reason === 'input') take(text);
        }}
        onChange={(_, text) => {
          // Picking a suggestion needs no further request.
          typed.setText('');
          control.onChange(text === null || text === '' ? null : forced(text));
        }}
        onBlur={control.onBlur}
        disabled={isDisabled}
        clearText={translate('facings.fields.clear')}
        handleHomeEndKeys={false}
        size="small"
        fullWidth
        renderInput={(params) => (
          <TextFieldBox
            {...params}
            name={control.name}
            inputRef={control.ref}
            label={label}
            helperText={helperTextOf({
              error,
              hint: hasFailed ? translate('facings.fields.suggests.failed') : hint,
            })}
            error={error !== undefined}
            required={isRequired}
            autoFocus={autoFocus}
            slotProps={{
              htmlInput: {
                ...params.inputProps,
                'aria-required': isRequired,
                spellCheck: false,
                ...(isCode
                  ? {
                      autoCapitalize: 'off',
                      autoCorrect: 'off',
                      style: { fontFamily: 'monospace' },
                    }
                  : {}),
                ...(field.forced
                  ? {
                      onInputCapture: ({
                        currentTarget,
                        nativeEvent,
                      }: SyntheticEvent<HTMLInputElement>) => {
                        // Text that is still being composed (an accent, a syllable) is incomplete.
                        if (!(nativeEvent as InputEvent).isComposing)
                          putText(currentTarget, forced);
                      },
                      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
                        putText(currentTarget, forced);
                        take(currentTarget.value);
                      },
                    }
                  : {}),
              },
            }}
          />
        )}
      />
      <SuggestStatus
        count={isOpen ? texts.length : 0}
        {...(hasFailed ? { text: translate('facings.fields.suggests.failed') } : {})}
      />
    </WithHelp>
  );
};
