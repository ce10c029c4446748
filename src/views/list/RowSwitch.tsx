import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useNotify, useUpdate, type RaRecord } from 'react-admin';
import { useSwitchWords } from '../../fields/useFieldWords';
import type { AnyDeclaration } from '../../schema/defineResource';
import { isAbort, toldOf } from '../failureText';
import { useReadAgain } from '../outOfDate';
import { metaOf, useWithin } from '../place/withinContext';
import { useWords } from '../useWords';

interface RowSwitchProps {
  readonly declaration: AnyDeclaration;
  readonly name: string;
  readonly record: RaRecord;
}

/** A switch in a row: it shows the requested state while the call is running, and the stored state afterwards. */
export const RowSwitch = ({ declaration, name, record }: RowSwitchProps) => {
  const words = useWords(declaration);
  const within = useWithin();
  const notify = useNotify();
  const readAgain = useReadAgain(declaration);
  const [update] = useUpdate<RaRecord>();
  const [asked, setAsked] = useState<boolean | null>(null);
  const field = declaration.fields[name];
  const label = words.fieldLabel(name);
  const states = useSwitchWords(
    name,
    field?.kind === 'switch' ? field : { kind: 'switch', label, words: { on: '', off: '' } },
    declaration.name,
  );

  const turn = async (isOn: boolean) => {
    setAsked(isOn);
    try {
      await update(
        declaration.name,
        { id: record.id, data: { [name]: isOn }, previousData: record, ...metaOf(within) },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
      notify('facings.views.row.toggled', {
        type: 'success',
        messageArgs: {
          one: words.one,
          name: words.nameOf(record),
          state: isOn ? states.on : states.off,
        },
      });
    } catch (error) {
      if (!isAbort(error)) notify(toldOf(error, words.translate).message, { type: 'error' });
    } finally {
      await readAgain(record);
      setAsked(null);
    }
  };

  return (
    <Switch
      size="small"
      checked={asked ?? record[name] === true}
      // One change at a time; the switch stays focusable during the call.
      onChange={(_, isOn) => {
        if (asked === null) void turn(isOn);
      }}
      slotProps={{ input: { 'aria-label': `${label}: ${words.nameOf(record)}` } }}
      sx={{ position: 'relative', zIndex: 1, my: -0.5 }}
    />
  );
};
