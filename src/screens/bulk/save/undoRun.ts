/** Takes a change of many products back: the values before it, and the links it made and parted. */
import { holdRun } from '../../../batches/lock';
import type { Journal, KeptRun } from '../../../batches/journal';
import { inSlices } from '../../../spreadsheet/breathe';
import type { Begun } from './addRun';
import { createRun } from './createRun';
import { editRows, wantedOfChange } from './editRows';
import { stateOfChange, type Editing } from './editRun';
import { readChangedRows, withSaved } from './keptRows';
import type { Pace, SavePort } from './port';
import { newRunId, writeDown } from './runIds';
import type { ChangedRow, SaveRun } from './types';
import { inverseOf, leaveChanged } from './undoRows';

interface Undoing extends Editing {
  /** Run that is taken back. */
  readonly of: string;
}

export const undoingRun = ({ accountId, rows, of, ...port }: Undoing, begun?: Begun): SaveRun => {
  const id = begun?.id ?? newRunId();
  const { journal } = port;
  const leftOut = new Set<number>();
  return createRun({
    ...port,
    ...begun,
    id,
    port,
    rows,
    stateOf: stateOfChange,
    wanted: wantedOfChange,
    prepare: leaveChanged({ accountId, port, leftOut }),
    work: editRows(port),
    begin: () =>
      begun ? Promise.resolve() : writeDown({ id, kind: 'undo', accountId, rows, journal, of }),
    onEnd: async ({ saved, failed, isHalted }) => {
      // From here on the first change can be taken back by this run only.
      if (saved > 0) await journal.change(of, { phase: 'undone' });
      // What is left as it is, since it was changed again, is nothing to go on with another day.
      if (isHalted || failed > leftOut.size) await journal.change(id, { saved, phase: 'open' });
      else await journal.forget(id);
    },
  });
};

/** Changes that can be taken back, the newest first: those of the person, in the organization. */
export const lastEdits = async (
  journal: Journal,
  accountId: string,
): Promise<readonly KeptRun[]> => {
  const runs = (await journal.runs()).filter(
    (run) => run.kind === 'edit' && run.accountId === accountId && run.phase !== 'undone',
  );
  const counted = await Promise.all(runs.map((run) => withSaved(journal, run)));
  return counted.filter(({ saved }) => saved > 0);
};

/** Null where nothing of it is there to take back, or another tab is at it. */
export const startUndo = async ({
  edit,
  ...port
}: SavePort &
  Pace & { readonly edit: Pick<KeptRun, 'id' | 'accountId'> }): Promise<SaveRun | null> => {
  const { id, accountId } = edit;
  const letGo = await holdRun(id);
  if (!letGo) return null;
  try {
    const { rows, states } = await readChangedRows(port.journal, id);
    const inverse: ChangedRow[] = [];
    await inSlices(rows, (row, at) => {
      const state = states[at];
      const back = state && inverseOf(row, state);
      if (back) inverse.push(back);
    });
    return inverse.length === 0 ? null : undoingRun({ ...port, accountId, rows: inverse, of: id });
  } finally {
    letGo();
  }
};
