import Autocomplete from '@mui/material/Autocomplete';
import TextFieldBox from '@mui/material/TextField';
import { useState, type CompositionEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useTypedText } from '../../../src/fields/picker/Picker';
import { useOwnField } from '../../../src/fields/useDeclaration';
import { boxText } from '../../../src/fields/text/TextBox';
import { helperTextOf, WithHelp } from '../../../src/fields/shared/InputFrame';
import { useOwnInput } from '../../../src/fields/shared/useFieldInput';
import { force, isWholeText } from '../../../src/fields/text/TextInput';
import type { TextSource } from '../../../src/schema/options';
import { forcedTyping } from '../../../src/lib/rules/textFault';
import type { OwnInputProps } from '../../../src/schema/takeOver';
import { SuggestStatus, useSuggestions } from '../useSuggestions';

const suggests: TextSource = {
  method: 'POST',
  path: '/api/products/states/externalids/search',
  needs: ['account_id'],
  read: 'results',
  label: ['external_id', 'label', 'name'],
  min: 2,
};

/** A code with suggestions; any other text is accepted as well. */
export const ExternalIdInput = (props: OwnInputProps) => {
  const field = useOwnField(props.source, 'text');
  const translate = useTranslate();
  const { id, control, label, hint, help, error, isRequired, isDisabled, autoFocus } = useOwnInput(
    props,
    'text',
  );
  const [isOpen, setOpen] = useState(false);
  const typed = useTypedText();
  const { texts, hasFailed } = useSuggestions(suggests, typed);
  const value = boxText(control.value);
  const forced = (text: string) => forcedTyping(field, text);
  const take = (text: string) => {
    typed.setText(text);
    control.onChange(text === '' ? null : text);
  };

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
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        onInputChange={({ target, nativeEvent }, text, reason) => {
          if (reason !== 'input') return;
          const isTyped = target instanceof HTMLInputElement && isWholeText(nativeEvent);
          take(isTyped ? force(field, target) : text);
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
                autoCapitalize: 'off',
                autoCorrect: 'off',
                style: { fontFamily: 'monospace' },
                onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
                  take(force(field, currentTarget)),
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
