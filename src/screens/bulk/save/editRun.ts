/** Changes many products; the changes stay in the journal, so that they can be undone. */
import type { Begun } from './addRun';
import { createRun } from './createRun';
import { editRows, wantedOfChange } from './editRows';
import type { Pace, SavePort } from './port';
import { endEdit } from './replaced';
import { freshState } from './rowState';
import { newRunId, writeDown } from './runIds';
import type { ChangedRow, SaveRun } from './types';

export interface Editing extends SavePort, Pace {
  readonly accountId: string;
  readonly rows: readonly ChangedRow[];
}

export const stateOfChange = ({ row, id }: ChangedRow) => freshState(row, id);

export const editingRun = (
  { accountId, rows, replaces, ...port }: Editing,
  begun?: Begun,
): SaveRun => {
  const id = begun?.id ?? newRunId();
  const { journal } = port;
  return createRun({
    ...port,
    ...begun,
    id,
    port,
    rows,
    stateOf: stateOfChange,
    wanted: wantedOfChange,
    work: editRows(port),
    begin: async () => {
      if (begun) return;
      await writeDown({ id, kind: 'edit', accountId, rows, journal });
      if (replaces !== undefined) await endEdit(journal, replaces);
    },
    onEnd: ({ saved, isWhole }) => journal.change(id, { saved, phase: isWhole ? 'ended' : 'open' }),
  });
};

export const startEdit = (editing: Editing): SaveRun => editingRun(editing);
