/** Finds the runs of closed pages in the journal. Apart from what sends them, so that a list does not load the sender. */
import { inSlices } from '../util/yieldToMain';
import type { Journal, KeptRun } from './journal';
import { ifFree, isHeld } from './lock';
import { isBegun, isItem, type Item } from './rowState';
import type { SentRow } from './types';

/** Reads the items of a run. @throws if the journal holds something else */
export const readItems = async <Row extends SentRow>(
  journal: Journal,
  id: string,
): Promise<readonly Item<Row>[]> => {
  const items: Item<Row>[] = [];
  await inSlices(await journal.read(id), (kept) => {
    if (!isItem<Row>(kept)) throw new Error('The journal holds something else than rows.');
    items.push(kept);
  });
  return items;
};

/** Counts the rows that are saved at least in part: a page that was closed could not store the count. */
const withSaved = async (journal: Journal, run: KeptRun): Promise<KeptRun> => {
  if (run.phase !== 'open') return run;
  const items = (await journal.read(run.id)).filter((item) => isItem(item) && isBegun(item.state));
  return { ...run, saved: items.length };
};

/** This user's runs that no tab is working on, newest first; by default of every kind. */
export const openRuns = async (
  journal: Journal,
  kinds?: readonly string[],
): Promise<readonly KeptRun[]> => {
  const open: KeptRun[] = [];
  for (const run of await journal.runs()) {
    if (run.phase !== 'open' || kinds?.includes(run.kind) === false) continue;
    if (!(await isHeld(run.id))) open.push(await withSaved(journal, run));
  }
  return open;
};

/** Ends an open run whose rows another run has taken over, unless a tab is working on it. */
export const endOpenRun = (
  journal: Journal,
  id: string,
  end: (run: KeptRun) => Promise<void>,
): Promise<unknown> =>
  ifFree(id, async () => {
    const run = (await journal.runs()).find(
      (candidate) => candidate.id === id && candidate.phase === 'open',
    );
    if (run) await end(await withSaved(journal, run));
  });

/** What a run changes the records of. */
export type ChangedAt = Pick<KeptRun, 'accountId' | 'place'>;

export const isChangedAt = (run: ChangedAt, { accountId, place }: ChangedAt): boolean =>
  run.accountId === accountId && run.place === place;

/** The user's changes there that can be undone, newest first. */
export const lastEdits = async (journal: Journal, at: ChangedAt): Promise<readonly KeptRun[]> => {
  const edits: KeptRun[] = [];
  for (const run of await journal.runs())
    if (run.kind === 'edit' && run.phase !== 'undone' && isChangedAt(run, at))
      edits.push(await withSaved(journal, run));
  return edits.filter(({ saved }) => saved > 0);
};

/** The user's complete imports there that were not undone, newest first. */
export const lastImports = async (
  journal: Journal,
  { kind, place }: Pick<KeptRun, 'kind' | 'place'>,
): Promise<readonly KeptRun[]> =>
  (await journal.runs()).filter(
    (run) => run.kind === kind && run.place === place && run.phase === 'ended' && run.saved > 0,
  );

/**
 * The unfinished change of a closed page, or the latest one that can be undone (rules 4). An unfinished change must be
 * finished or discarded before another one is undone.
 */
export const readEarlier = async (journal: Journal, at: ChangedAt): Promise<readonly KeptRun[]> => {
  const open = await openRuns(journal, ['edit', 'undo']);
  const unfinished = open.filter((run) => isChangedAt(run, at));
  return (unfinished.length > 0 ? unfinished : await lastEdits(journal, at)).slice(0, 1);
};
