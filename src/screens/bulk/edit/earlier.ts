/** What was changed before and can be taken back, and what a closed page has left unfinished (rules 4). */
import type { KeptRun } from '../../../batches/journal';
import { readChangedRows } from '../save/keptRows';
import { openRuns } from '../save/openRuns';
import type { SavePort } from '../save/port';
import { resume } from '../save/resume';
import { lastEdits, startUndo } from '../save/undoRun';
import type { ChangedRow } from '../save/types';
import type { Saving } from './createEditing';

export interface Earlier {
  /** Not all of it was sent. */
  readonly unfinished: KeptRun | null;
  /** The newest change that can be taken back. */
  readonly undoable: KeptRun | null;
}

export const readEarlier = async (
  { journal }: Pick<SavePort, 'journal'>,
  accountId: string,
): Promise<Earlier> => {
  const [open, edits] = await Promise.all([
    openRuns(journal, ['edit', 'undo']),
    lastEdits(journal, accountId),
  ]);
  const unfinished = open.find((run) => run.accountId === accountId) ?? null;
  // What is unfinished is finished or forgotten first.
  return { unfinished, undoable: unfinished ? null : (edits[0] ?? null) };
};

/** Texts as they read once the values from before are back. */
const shownBefore = ({ shown, before }: ChangedRow): ChangedRow['shown'] => ({
  ...shown,
  ...Object.fromEntries(
    Object.entries(before).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : value === null ? [[key, '']] : [],
    ),
  ),
});

/** Null where nothing of it can be taken back, or another tab is at it. */
export const undo = async (
  port: SavePort,
  edit: Pick<KeptRun, 'id' | 'accountId'>,
): Promise<Saving | null> => {
  const { rows } = await readChangedRows(port.journal, edit.id);
  const run = await startUndo({ ...port, edit });
  return (
    run && {
      kind: 'undo',
      run,
      rows: rows.map((row) => ({ ...row, shown: shownBefore(row) })),
    }
  );
};

/** Null where another tab goes on with it. */
export const goOn = async (port: SavePort, kept: KeptRun): Promise<Saving | null> => {
  const resumed = await resume({ ...port, kept });
  if (resumed === null || resumed.kind === 'add') return null;
  // Its rows are none of this sheet's, which may be older than what is saved now: it is read anew afterwards.
  const kind = resumed.kind === 'undo' ? 'undo' : 'rest';
  return { kind, run: resumed.run, rows: resumed.rows };
};
