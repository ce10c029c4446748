/** Resumes an unfinished run of a closed page without duplicating or losing rows. */
import type { KeptRun } from '../../../batches/journal';
import { holdRun } from '../../../batches/lock';
import { addingRun } from './addRun';
import { editingRun } from './editRun';
import { readChangedRows, readNewRows } from './keptRows';
import type { Pace, SavePort } from './port';
import { undoingRun } from './undoRun';
import type { ChangedRow, NewRow, SaveRun } from './types';

/** Includes the rows, since there is no sheet to show them. */
export type Resumed =
  | { readonly kind: 'add'; readonly run: SaveRun; readonly rows: readonly NewRow[] }
  | { readonly kind: 'edit' | 'undo'; readonly run: SaveRun; readonly rows: readonly ChangedRow[] };

/** Resumes a run; null if another tab is already working on it. */
export const resume = async ({
  kept,
  ...port
}: SavePort & Pace & { readonly kept: KeptRun }): Promise<Resumed | null> => {
  const { id, accountId, kind, of = '' } = kept;
  const held = await holdRun(id);
  if (!held) return null;
  try {
    if (kind === 'add') {
      const { rows, states } = await readNewRows(port.journal, id);
      return { kind, rows, run: addingRun({ ...port, accountId, rows }, { id, states, held }) };
    }
    const { rows, states } = await readChangedRows(port.journal, id);
    const asked = { ...port, accountId, rows };
    const begun = { id, states, held };
    return kind === 'undo'
      ? { kind, rows, run: undoingRun({ ...asked, of }, begun) }
      : { kind: 'edit', rows, run: editingRun(asked, begun) };
  } catch (error) {
    held();
    throw error;
  }
};
