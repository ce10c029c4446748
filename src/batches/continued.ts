/** Continues a run of a closed page with its rows, without duplicating or losing any. */
import type { Journal, KeptRun } from './journal';
import { holdRun } from './lock';
import type { Begun } from './createRun';
import { readRows, type RowKind } from './keptRuns';
import type { SaveRun, Sent, SentRow } from './types';

/** Resolves to null if another tab is already working on the run. */
export type Resume<Port, Row extends SentRow> = (
  asked: Port & { readonly kept: KeptRun },
) => Promise<Sent<Row> | null>;

export const continued = async <Row extends SentRow>(
  journal: Journal,
  kind: RowKind<Row>,
  { id, kind: of }: KeptRun,
  start: (rows: readonly Row[], begun: Begun<Row>) => SaveRun,
): Promise<Sent<Row> | null> => {
  const held = await holdRun(id);
  if (!held) return null;
  try {
    const items = await readRows(journal, kind, id);
    const rows = items.map(({ row }) => row);
    return {
      of: of === 'undo' ? 'undo' : 'rest',
      rows,
      run: start(rows, { id, items, held }),
    };
  } catch (error) {
    held();
    throw error;
  }
};
