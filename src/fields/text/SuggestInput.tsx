import Autocomplete from '@mui/material/Autocomplete';
import TextFieldBox from '@mui/material/TextField';
import { useState, type CompositionEvent, type SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { TextField } from '../../schema/field';
import type { TextSource } from '../../schema/options';
import { forcedTyping } from '../../schema/rules/textFault';
import type { InputProps } from '../contract';
import { useTypedText } from '../picker/Picker';
import { asText } from '../shared/asText';
import { helperTextOf, WithHelp } from '../shared/InputFrame';
import { useFieldInput } from '../shared/useFieldInput';
import { SuggestStatus, useSuggestions } from './useSuggestions';

/**
 * The DOM's own setter. React overrides `value` on each input and would treat this change as already known, so no
 * change event would fire for the replaced character.
 */
const writeQuietly = (input: HTMLInputElement, text: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
};

/** Changes the input's text before React reads it; the caret keeps its position in the text. */
export const putText = (input: HTMLInputElement, put: (text: string) => string): void => {
  const { value, selectionStart, selectionEnd } = input;
  const text = put(value);
  if (text === value) return;
  const placed = (at: number | null) => (at === null ? null : put(value.slice(0, at)).length);
  writeQuietly(input, text);
  input.setSelectionRange(placed(selectionStart), placed(selectionEnd));
};

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
