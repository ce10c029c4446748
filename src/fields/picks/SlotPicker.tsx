import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PicksField } from '../../schema/field';
import { Picker } from '../picker/Picker';
import { useTypedText } from '../picker/useTypedText';
import { useCurrent } from '../reference/useCurrent';
import { usePickable } from '../reference/usePickable';
import { pickedBy, usePick } from '../reference/usePick';
import { useRegistry } from '../RegistryContext';
import { useFormValues } from '../shared/useFormValues';
import { useFieldLabel, useFieldText } from '../useFieldWords';

interface SlotPickerProps {
  /** The field that the slot belongs to. */
  readonly source: string;
  readonly slot: NonNullable<PicksField['slot']>;
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  readonly onBlur: () => void;
  readonly isDisabled: boolean;
}

/** A picker for the id of one of a checklist's values, as in a reference field. */
export const SlotPicker = ({
  source,
  slot,
  value,
  onChange,
  onBlur,
  isDisabled,
}: SlotPickerProps) => {
  const translate = useTranslate();
  const fieldText = useFieldText();
  const search = useRegistry().find(slot.to).calls?.search;
  const [isOpen, setOpen] = useState(false);
  const typed = useTypedText();
  const values = useFormValues(search?.needs ?? []);
  const pick = usePick(slot.pick);
  const [before = ''] = pickedBy(slot.pick);
  const beforeLabel = useFieldLabel(before);
  // A value that is not an id is its own name, because no record can be requested by it.
  const known = search?.value === undefined ? null : value;
  const current = useCurrent({ to: slot.to, id: value, known });
  const pickable = usePickable({
    to: slot.to,
    pick: pick ?? {},
    typed,
    values,
    isOpen: isOpen && pick !== null,
  });
  return (
    <Picker
      {...pickable}
      label={fieldText('lists', `${source}.${slot.key}`, slot.label)}
      value={current.entry}
      onChange={(entry) => {
        current.remember(entry);
        onChange(entry?.value ?? null);
      }}
      onType={typed.setText}
      onOpenChange={setOpen}
      {...(pick === null
        ? { helperText: translate('facings.fields.chooseFirst', { label: beforeLabel }) }
        : {})}
      isDisabled={isDisabled || pick === null}
      onBlur={onBlur}
    />
  );
};
