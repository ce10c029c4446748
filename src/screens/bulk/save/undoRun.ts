/** Undoes a change of many products: restores values and links. */
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
  /** The run to undo. */
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
      // From here on, only this run can undo the first one.
      if (saved > 0) await journal.change(of, { phase: 'undone' });
      // Rows skipped because of newer changes leave nothing to resume.
      if (isHalted || failed > leftOut.size) await journal.change(id, { saved, phase: 'open' });
      else await journal.forget(id);
    },
  });
};

/** The user's changes in the organization that can be undone, newest first. */
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

/** Null if nothing can be undone or another tab is working on it. */
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
