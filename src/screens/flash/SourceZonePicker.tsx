import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Entry } from '../../fields/picker/entry';
import { Picker } from '../../fields/picker/Picker';
import { useTypedText } from '../../fields/picker/useTypedText';
import { usePickable } from '../../fields/reference/usePickable';

interface SourceZonePickerProps {
  readonly value: Entry | null;
  readonly onChange: (zone: Entry | null) => void;
  /** The zone that is given products. */
  readonly zone: string;
  readonly accountId: string;
  readonly isDisabled: boolean;
}

/** Another zone of the same organization, found by what is typed (rules 7, 9: 3 characters, 300 ms). */
export const SourceZonePicker = ({
  value,
  onChange,
  zone,
  accountId,
  isDisabled,
}: SourceZonePickerProps) => {
  const translate = useTranslate();
  const typed = useTypedText();
  const [isOpen, setOpen] = useState(false);
  const { entries, ...pickable } = usePickable({
    to: 'zones',
    typed,
    values: { account_id: accountId },
    isOpen,
  });
  return (
    <Picker
      {...pickable}
      label={translate('facings.flash.sourceZone')}
      entries={entries.filter((entry) => entry.value !== zone)}
      value={value}
      onChange={onChange}
      onType={typed.setText}
      onOpenChange={setOpen}
      isRequired
      isDisabled={isDisabled}
    />
  );
};
