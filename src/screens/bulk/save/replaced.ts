/**
 * Ends runs whose rows returned to their sheet, once a later run saves the result: resuming them would overwrite the
 * new rows with old ones. Until then they stay open, because a closed page loses its sheet.
 */
import { chunksOf } from '../../../batches/calls';
import type { Journal, KeptRun } from '../../../batches/journal';
import { ifFree } from '../../../batches/lock';
import { sameKey } from '../../../../dataProvider/calls/bulk';
import { batchSize, newRunId, readRows, withSaved, writeDown } from '../../../batches/keptRuns';
import { isBegun, isWhole, type RowState } from '../../../batches/rowState';
import { rowKinds, type NewRow } from './rows';

const openRun = async (journal: Journal, id: string): Promise<KeptRun | undefined> =>
  (await journal.runs()).find((run) => run.id === id && run.phase === 'open');

/** What it saved can still be undone. */
export const endEdit = (journal: Journal, id: string): Promise<void> =>
  ifFree(id, async () => {
    const run = await openRun(journal, id);
    if (!run) return;
    const { saved } = await withSaved(journal, run);
    if (saved > 0) await journal.change(id, { saved, phase: 'ended' });
    else await journal.forget(id);
  });

/** Stored as a new run before the old one is removed, so that a page closed in between loses nothing. */
const keepBegun = (
  journal: Journal,
  run: KeptRun,
  begun: readonly { readonly row: NewRow; readonly state: RowState }[],
): Promise<void> => {
  const id = newRunId();
  return ifFree(id, async () => {
    const states = chunksOf(
      begun.map(({ state }) => state),
      batchSize,
    );
    await Promise.all(states.map((some, chunk) => journal.note(id, chunk, some)));
    const { accountId, startedAt } = run;
    const rows = begun.map(({ row }) => row);
    await writeDown({ id, kind: 'add', accountId, rows, journal, startedAt });
  });
};

interface Later {
  readonly rows: readonly NewRow[];
  /** The rows of the old run were in the sheet of the new one: rows that it does not send are discarded. */
  readonly isSheet: boolean;
}

const skuOf = ({ values }: NewRow): string => sameKey(values.sku ?? '');

/** Rows of the new run belong to it; other incomplete products remain available to resume. */
export const endAdd = (journal: Journal, id: string, later: Later): Promise<void> =>
  ifFree(id, async () => {
    const run = await openRun(journal, id);
    if (!run) return;
    const taken = new Set(later.rows.map(skuOf));
    const begun = (await readRows(journal, rowKinds.add, id)).filter(
      (kept) =>
        !taken.has(skuOf(kept.row)) && !(later.isSheet && !isBegun(kept.state)) && !isWhole(kept),
    );
    if (begun.length > 0) await keepBegun(journal, run, begun);
    await journal.forget(id);
  });
