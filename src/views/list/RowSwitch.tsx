import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useNotify, useUpdate, type RaRecord } from 'react-admin';
import { useSwitchWords } from '../../fields/useFieldWords';
import type { AnyDeclaration } from '../../schema/defineResource';
import { isAbort, toldOf } from '../failureText';
import { metaOf, useWithin } from '../place/withinContext';
import { useReadAgain } from '../useReadAgain';
import { useWords } from '../useWords';

interface RowSwitchProps {
  readonly declaration: AnyDeclaration;
  readonly name: string;
  readonly record: RaRecord;
}

/** A switch turned in its row: it shows what was asked while the platform is told, and the truth afterwards. */
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
          label,
          one: words.one,
          name: words.nameOf(record),
          state: isOn ? states.on : states.off,
        },
      });
    } catch (error) {
      if (!isAbort(error)) notify(toldOf(error, words.translate).message, { type: 'error' });
    } finally {
      await readAgain();
      setAsked(null);
    }
  };

  return (
    <Switch
      size="small"
      checked={asked ?? record[name] === true}
      // One change at a time; the switch stays focusable while it is told.
      onChange={(_, isOn) => {
        if (asked === null) void turn(isOn);
      }}
      slotProps={{ input: { 'aria-label': `${label}: ${words.nameOf(record)}` } }}
      sx={{ position: 'relative', zIndex: 1, my: -0.5 }}
    />
  );
};
