import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useNotify, useRecordContext, useUpdate, type RaRecord } from 'react-admin';
import { SwitchCell } from '../../../fields/switch/SwitchCell';
import { useDeclaration, useOwnField } from '../../../fields/useDeclaration';
import { useSwitchWords } from '../../../fields/useFieldWords';
import type { SwitchField } from '../../../schema/field';
import type { OwnCellProps } from '../../../schema/takeOver';
import { useReadAgain } from '../../outOfDate';
import { parentMeta, useParentIds } from '../../place/placeContext';
import { useFailureNotice } from '../../useFailureNotice';
import { useWords } from '../../useWords';

interface RowSwitchProps {
  readonly name: string;
  readonly field: SwitchField;
  readonly record: RaRecord;
}

/** A cell that is a switch in a row; on a record's page it is text, as other cells are. */
export const SwitchedCell = ({ source, place }: OwnCellProps) => {
  const field = useOwnField(source, 'switch');
  const record = useRecordContext();
  return record && place === 'row' ? (
    <RowSwitch name={source} field={field} record={record} />
  ) : (
    <SwitchCell source={source} field={field} place="page" />
  );
};

/** It shows the requested state while the call is running, and the stored state afterwards. */
const RowSwitch = ({ name, field, record }: RowSwitchProps) => {
  const declaration = useDeclaration();
  const words = useWords(declaration);
  const within = useParentIds();
  const notify = useNotify();
  const noticeFailure = useFailureNotice();
  const readAgain = useReadAgain(declaration);
  const [update] = useUpdate<RaRecord>();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const label = words.fieldLabel(name);
  const states = useSwitchWords(name, field);

  const turn = async (isOn: boolean) => {
    setWanted(isOn);
    try {
      await update(
        declaration.name,
        { id: record.id, data: { [name]: isOn }, previousData: record, ...parentMeta(within) },
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
      noticeFailure(error);
    } finally {
      await readAgain(record);
      setWanted(null);
    }
  };

  return (
    <Switch
      size="small"
      checked={wanted ?? record[name] === true}
      // One change at a time; the switch stays focusable during the call.
      onChange={(_, isOn) => {
        if (wanted === null) void turn(isOn);
      }}
      slotProps={{ input: { 'aria-label': `${label}: ${words.nameOf(record)}` } }}
      sx={{ position: 'relative', zIndex: 1, my: -0.5 }}
    />
  );
};
