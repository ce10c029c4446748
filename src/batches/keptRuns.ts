import { chunksOf } from './calls';
import type { Journal, KeptRun } from './journal';
import { isHeld } from './lock';
import { inSlices } from '../schema/yieldToMain';
import { isBegun, keptState, type Item } from './rowState';

/** Most of anything that one call carries (rules 9). */
export const batchSize = 100;

export const newRunId = (): string => crypto.randomUUID();

/** A run to store; it starts now by default. */
export interface NewEntry
  extends Pick<KeptRun, 'id' | 'accountId' | 'of' | 'place'>, Partial<Pick<KeptRun, 'startedAt'>> {
  readonly kind: string;
  readonly rows: readonly unknown[];
  readonly journal: Journal;
}

/** Stores the requests before any of them is sent. */
export const writeDown = ({ rows, journal, ...entry }: NewEntry): Promise<void> =>
  journal.begin(
    {
      startedAt: Date.now(),
      ...entry,
      owner: journal.owner,
      total: rows.length,
      saved: 0,
      phase: 'open',
    },
    chunksOf(rows, batchSize),
  );

/**
 * Reads a stored row, with what is to be sent of it. Apart from what sends it, so that looking at kept rows does not load
 * the sender.
 *
 * @throws if the value is no such row: another version of the console may have stored another format
 */
export type RowKind<Row> = (value: unknown) => Omit<Item<Row>, 'index'>;

/** Reads the rows of a run from the journal. @throws if it holds something else */
export const readRows = async <Row>(
  journal: Journal,
  kind: RowKind<Row>,
  id: string,
): Promise<readonly Item<Row>[]> => {
  const chunks = await journal.read(id);
  const items: Item<Row>[] = [];
  await inSlices(
    chunks.flatMap(({ rows }) => rows),
    (row, index) => {
      const item = kind(row);
      const state = keptState(chunks[Math.floor(index / batchSize)]?.states[index % batchSize]);
      items.push({ ...item, index, state: state ?? item.state });
    },
  );
  return items;
};

/** Counts the rows that are saved at least in part: a page that was closed could not store the count. */
export const withSaved = async <Run extends KeptRun>(journal: Journal, run: Run): Promise<Run> => {
  if (run.phase !== 'open') return run;
  const states = (await journal.read(run.id)).flatMap((chunk) => chunk.states.map(keptState));
  const saved = states.filter((state) => state && isBegun(state)).length;
  return { ...run, saved };
};

// Finds unfinished runs of closed pages.

type RunOfKind<Kind extends string> = KeptRun & { readonly kind: Kind };

/** This user's runs of these kinds, newest first. */
const runsOf = async <Kind extends string>(
  journal: Journal,
  kinds: readonly Kind[] | undefined,
): Promise<readonly RunOfKind<Kind>[]> =>
  (await journal.runs()).filter(
    (run): run is RunOfKind<Kind> => kinds?.some((kind) => kind === run.kind) ?? true,
  );

/** This user's runs that no tab is working on, newest first; by default of every kind. */
export const openRuns = async <Kind extends string>(
  journal: Journal,
  kinds?: readonly Kind[],
): Promise<readonly RunOfKind<Kind>[]> => {
  const open: RunOfKind<Kind>[] = [];
  for (const run of await runsOf(journal, kinds))
    if (run.phase === 'open' && !(await isHeld(run.id))) open.push(await withSaved(journal, run));
  return open;
};

/** What a run changes the records of. */
export type ChangedAt = Pick<KeptRun, 'accountId' | 'place'>;

export const isChangedAt = (run: ChangedAt, { accountId, place }: ChangedAt): boolean =>
  run.accountId === accountId && run.place === place;

/** The user's changes there that can be undone, newest first. */
export const lastEdits = async (
  journal: Journal,
  at: ChangedAt,
): Promise<readonly RunOfKind<'edit'>[]> => {
  const runs = (await runsOf(journal, ['edit'])).filter(
    (run) => isChangedAt(run, at) && run.phase !== 'undone',
  );
  const counted = await Promise.all(runs.map((run) => withSaved(journal, run)));
  return counted.filter(({ saved }) => saved > 0);
};
