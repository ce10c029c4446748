/** Continues a run of a closed page with its rows, without duplicating or losing any. */
import type { Journal, KeptRun } from '../../../batches/journal';
import { holdRun } from '../../../batches/lock';
import type { Begun } from './createRun';
import { readRows, type RowsOf, type RunKind } from './keptRuns';
import type { SaveRun, Sent, SentRow } from './types';

/** Resolves to null if another tab is already working on the run. */
export type Resume<Port, Row extends SentRow> = (
  asked: Port & { readonly kept: KeptRun },
) => Promise<Sent<Row> | null>;

export const continued = async <Kind extends RunKind>(
  journal: Journal,
  kind: Kind,
  { id, kind: of }: KeptRun,
  start: (rows: readonly RowsOf[Kind][], begun: Begun) => SaveRun,
): Promise<Sent<RowsOf[Kind]> | null> => {
  const held = await holdRun(id);
  if (!held) return null;
  try {
    const kept = await readRows(journal, kind, id);
    const rows = kept.map(({ row }) => row);
    return {
      of: of === 'undo' ? 'undo' : 'rest',
      rows,
      run: start(rows, { id, states: kept.map(({ state }) => state), held }),
    };
  } catch (error) {
    held();
    throw error;
  }
};
