import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { TimeZoneField } from '../../schema/field';
import type { InputProps } from '../contract';
import { Picker } from '../picker/Picker';
import { asText } from '../shared/asText';
import { pickerProps, WithHelp } from '../shared/InputFrame';
import { useFieldInput } from '../shared/useFieldInput';
import { labelOf, zonesMatching } from './zones';
import { nameToday } from '../../lib/time/zoneNames';

/** A time zone, searched by city, region or offset. */
export const TimeZoneInput = (props: InputProps<TimeZoneField>) => {
  const translate = useTranslate();
  const state = useFieldInput(props);
  const { control, label, hint, help } = state;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const value = asText(control.value);
  // The field's own hint describes the case without a zone, so it is shown until one is selected.
  const hints = [
    translate('facings.fields.zoneHint'),
    ...(hint === undefined || value !== null ? [] : [hint]),
  ];
  return (
    <WithHelp label={label} help={help}>
      <Picker
        {...pickerProps({ ...state, hint: hints.join(' ') })}
        entries={isOpen ? zonesMatching(typed) : []}
        value={value === null ? null : { value, label: labelOf(nameToday(value)) }}
        onChange={(entry) => control.onChange(entry?.value ?? null)}
        onType={setTyped}
        onOpenChange={setOpen}
        state="ready"
        onRetry={() => undefined}
        emptyText={translate('facings.fields.noMatch')}
      />
    </WithHelp>
  );
};
