/** Resumes an unfinished run of a closed page without duplicating or losing rows. */
import type { KeptRun } from '../../../batches/journal';
import { startAdd } from './addRun';
import { startEdit } from './editRun';
import { continued, type Continued } from './continued';
import { readChangedRows, readNewRows } from './keptRuns';
import type { Pace, SavePort } from './port';
import { undoingRun } from './undoRun';
import type { ChangedRow, NewRow } from './types';

type Kept = SavePort & Pace & { readonly kept: KeptRun };

/** Null if another tab is already working on it. */
export const resumeAdd = ({ kept, ...port }: Kept): Promise<Continued<NewRow> | null> =>
  continued(
    kept,
    () => readNewRows(port.journal, kept.id),
    (rows, begun) => startAdd({ ...port, accountId: kept.accountId, rows }, begun),
  );

/** The same for a change or its undo. */
export const resumeEdit = ({ kept, ...port }: Kept): Promise<Continued<ChangedRow> | null> =>
  continued(
    kept,
    () => readChangedRows(port.journal, kept.id),
    (rows, begun) => {
      const { accountId, kind, of = '' } = kept;
      const asked = { ...port, accountId, rows };
      return kind === 'undo' ? undoingRun({ ...asked, of }, begun) : startEdit(asked, begun);
    },
  );
