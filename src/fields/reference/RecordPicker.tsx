import { useState } from 'react';
import type { ReferenceField } from '../../schema/field';
import { Picker, useTypedText, type PickerProps } from '../picker/Picker';
import { usePickable, type Pickable } from './usePickable';

interface RecordPickerProps extends Omit<PickerProps, keyof Pickable | 'onType' | 'onOpenChange'> {
  readonly to: string;
  /** Restriction of the records. Null as long as it lacks a value: no record is requested. */
  readonly pick?: ReferenceField['pick'] | null;
  /** Values that the entity's search may need. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** Id of a record that is not offered. */
  readonly except?: string;
}

const noValues = {};

/** A picker of another entity's records, which are requested when it opens. */
export const RecordPicker = ({
  to,
  pick,
  values = noValues,
  except,
  ...picker
}: RecordPickerProps) => {
  const [isOpen, setOpen] = useState(false);
  const typed = useTypedText();
  const { entries, ...pickable } = usePickable({
    to,
    pick: pick ?? {},
    typed,
    values,
    isOpen: isOpen && pick !== null,
  });
  return (
    <Picker
      {...picker}
      {...pickable}
      entries={except === undefined ? entries : entries.filter(({ value }) => value !== except)}
      onType={typed.setText}
      onOpenChange={setOpen}
    />
  );
};
