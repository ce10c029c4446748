import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { ReferenceField } from '../../schema/field';
import { firstValueAt } from '../../schema/template';
import type { InputProps } from '../contract';
import { Picker } from '../picker/Picker';
import { useTypedText } from '../picker/useTypedText';
import { useRegistry } from '../RegistryContext';
import { asText } from '../shared/asText';
import { helperTextOf } from '../shared/HelperText';
import { useClearedWith } from '../shared/useClearedWith';
import { useFieldInput } from '../shared/useFieldInput';
import { useFormValues } from '../shared/useFormValues';
import { WithHelp } from '../shared/WithHelp';
import { useFieldLabel } from '../useFieldWords';
import { useCurrent } from './useCurrent';
import { AddButton } from './AddButton';
import { usePickable } from './usePickable';
import { pickedBy, usePick } from './usePick';

export const ReferenceInput = (props: InputProps<ReferenceField>) => {
  const { field, source, isDisabled = false, autoFocus = false } = props;
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const { id, control, label, hint, help, error, isRequired } = useFieldInput(props);
  const [isOpen, setOpen] = useState(false);
  const typed = useTypedText();
  const target = useRegistry().find(field.to);
  const values = useFormValues(target.calls?.search?.needs ?? []);
  const [before] = pickedBy(field.pick);
  const beforeLabel = useFieldLabel(before ?? '');
  useClearedWith(source, field.gatedBy ?? before);

  const value = asText(control.value);
  const record = useRecordContext();
  const isStored = value !== null && asText(record?.[source]) === value;
  const known = isStored && field.nameFrom ? asText(firstValueAt(record, field.nameFrom)) : null;
  const current = useCurrent({ to: field.to, id: value, known });
  const pick = usePick(field.pick);
  const pickable = usePickable({
    to: field.to,
    pick: pick ?? {},
    typed,
    values,
    isOpen: isOpen && pick !== null,
  });
  const picker = (
    <Picker
      {...pickable}
      id={id}
      name={control.name}
      label={label}
      value={current.entry}
      onChange={(entry) => {
        current.remember(entry);
        control.onChange(entry?.value ?? null);
      }}
      onType={typed.setText}
      onOpenChange={setOpen}
      helperText={helperTextOf({
        error,
        hint:
          pick === null ? translate('facings.fields.chooseFirst', { label: beforeLabel }) : hint,
      })}
      hasError={error !== undefined}
      isRequired={isRequired}
      isDisabled={isDisabled}
      autoFocus={autoFocus}
      inputRef={control.ref}
      onBlur={control.onBlur}
    />
  );
  return (
    <WithHelp label={label} help={help}>
      {field.canAdd ? (
        // Beside the picker, or above it where there is no room: its menu opens below, and must not cover the way out.
        <Box sx={{ display: 'flex', flexWrap: 'wrap-reverse', alignItems: 'flex-start', gap: 1 }}>
          <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>{picker}</Box>
          <AddButton
            target={target}
            prefill={pick ?? {}}
            isDisabled={isDisabled || pick === null}
            onAdded={(added) => {
              // What was searched for a moment ago did not know of it.
              void queryClient.invalidateQueries({ queryKey: ['search', target.name] });
              current.remember({ value: added.id, label: added.label });
              control.onChange(added.id);
            }}
          />
        </Box>
      ) : (
        picker
      )}
    </WithHelp>
  );
};
