import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ChoiceField } from '../../schema/field';
import type { PlatformOptions } from '../../schema/options';
import type { InputProps } from '../contract';
import { parameterNames, useOfferedValues } from '../OptionsSource';
import { matching } from '../picker/entry';
import { Picker } from '../picker/Picker';
import { asText } from '../shared/asText';
import { helperTextOf } from '../shared/HelperText';
import { useClearedWith } from '../shared/useClearedWith';
import { useFieldInput } from '../shared/useFieldInput';
import { useFormValues } from '../shared/useFormValues';
import { WithHelp } from '../shared/WithHelp';
import { useOptionText } from '../useFieldWords';
import { NoneNotice } from './NoneNotice';
import { useOptionDetail } from './useOptionDetail';
import { useElseHint } from './useElseHint';

/** A choice whose options the platform owns. */
export const OfferedInput = (
  props: InputProps<ChoiceField> & { readonly options: PlatformOptions },
) => {
  const { field, source, options, isDisabled = false, autoFocus = false } = props;
  const translate = useTranslate();
  const { id, control, label, hint, help, error, isRequired } = useFieldInput(props);
  const textOf = useOptionText(source, field);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');

  const names = parameterNames(options);
  const values = useFormValues(names);
  useClearedWith(
    source,
    names.find((other) => other === field.gatedBy),
  );
  const { whenNone } = field;
  const offered = useOfferedValues({
    source: options,
    values,
    hasDetails: field.details !== undefined,
    // A missing list of options is reported before the menu is opened.
    isWanted: (isOpen || whenNone !== undefined) && !isDisabled,
  });
  const detailOf = useOptionDetail(field);

  const value = asText(control.value);
  const elseHint = useElseHint({ field, value, hint, textOf });
  const ownHint = (value === null ? '' : detailOf(offered.entryOf(value))) || elseHint;
  const isGone = value !== null && offered.values?.includes(value) === false;
  const current =
    value === null
      ? null
      : {
          value,
          label: isGone
            ? translate('facings.fields.notOffered', { value: textOf(value) })
            : textOf(value),
        };
  const entries = (offered.values ?? []).map((option) => ({
    value: option,
    label: textOf(option),
    ...(field.details ? { detail: detailOf(offered.entryOf(option)) } : {}),
  }));
  return (
    <WithHelp label={label} help={help}>
      <Picker
        id={id}
        name={control.name}
        label={label}
        entries={matching(isGone && current ? [current, ...entries] : entries, typed)}
        value={current}
        onChange={(entry) => {
          control.onChange(entry?.value ?? null);
        }}
        onType={setTyped}
        onOpenChange={setOpen}
        state={offered.state}
        onRetry={offered.retry}
        emptyText={translate(typed === '' ? 'facings.fields.empty' : 'facings.fields.noMatch')}
        helperText={helperTextOf({ error, hint: ownHint })}
        hasError={error !== undefined}
        isRequired={isRequired}
        isNeverEmptied={field.canBeEmptied === false}
        isDisabled={isDisabled}
        autoFocus={autoFocus}
        inputRef={control.ref}
        onBlur={control.onBlur}
      />
      {whenNone && offered.values?.length === 0 && (
        <NoneNotice source={source} whenNone={whenNone} onReturn={offered.retry} />
      )}
    </WithHelp>
  );
};
