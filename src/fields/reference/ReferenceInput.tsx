import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { ReferenceField } from '../../schema/field';
import { firstValueAt } from '../../schema/template';
import type { InputProps } from '../contract';
import { useRegistry } from '../useDeclaration';
import { asText } from '../shared/asText';
import { pickerProps, WithHelp } from '../shared/InputFrame';
import { useClearedWith, useFormValues } from '../shared/useFormValues';
import { useFieldInput } from '../shared/useFieldInput';
import { useChooseFirst } from '../useFieldWords';
import { useAddRecord, type Added } from './AddContext';
import { RecordPicker } from './RecordPicker';
import { pickedBy, useCurrent, usePick } from './usePick';

interface AddButtonProps {
  /** The entity whose record is created. */
  readonly target: AnyDeclaration;
  /** Parent ids of the new record. */
  readonly prefill: Readonly<Record<string, string>>;
  readonly isDisabled: boolean;
  readonly onAdded: (added: Added) => void;
}

/** Opens the other entity's form over this one; the new record is then selected. */
const AddButton = ({ target, prefill, isDisabled, onAdded }: AddButtonProps) => {
  const translate = useTranslate();
  const adding = useAddRecord();
  if (!adding || !target.create) return null;
  const add = async () => {
    const added = await adding.add(target.name, prefill);
    if (added) onAdded(added);
  };
  return (
    <Button
      size="small"
      startIcon={<Add />}
      disabled={isDisabled}
      onClick={() => void add()}
      sx={{ minHeight: 40, flexShrink: 0 }}
    >
      {translate(`resources.${target.name}.create`, { _: target.create.title })}
    </Button>
  );
};

export const ReferenceInput = (props: InputProps<ReferenceField>) => {
  const { field, source } = props;
  const queryClient = useQueryClient();
  const state = useFieldInput(props);
  const { control, label, hint, help, isDisabled } = state;
  const target = useRegistry().find(field.to);
  const values = useFormValues(target.calls?.search?.needs ?? []);
  const [before] = pickedBy(field.pick);
  const chooseFirst = useChooseFirst(before ?? '');
  useClearedWith(source, field.gatedBy ?? before);

  const value = asText(control.value);
  const record = useRecordContext();
  const isStored = value !== null && asText(record?.[source]) === value;
  const storedName =
    isStored && field.nameFrom ? asText(firstValueAt(record, field.nameFrom)) : null;
  const current = useCurrent({ to: field.to, id: value, storedName });
  const pick = usePick(field.pick);
  const picker = (
    <RecordPicker
      to={field.to}
      pick={pick}
      values={values}
      {...pickerProps({ ...state, hint: pick === null ? chooseFirst : hint })}
      value={current.entry}
      onChange={(entry) => {
        current.remember(entry);
        control.onChange(entry?.value ?? null);
      }}
    />
  );
  return (
    <WithHelp label={label} help={help}>
      {field.canAdd ? (
        // Beside the picker, or above it if there is little room: its menu opens below and must not cover the button.
        // Where lines are reversed, the end is the top: beside the picker, not beside the hint below it.
        <Box sx={{ display: 'flex', flexWrap: 'wrap-reverse', alignItems: 'flex-end', gap: 1 }}>
          <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>{picker}</Box>
          <AddButton
            target={target}
            prefill={pick ?? {}}
            isDisabled={isDisabled || pick === null}
            onAdded={(added) => {
              // Earlier search results do not contain the new record.
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
