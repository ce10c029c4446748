import { chunksOf } from '../../../batches/chunksOf';
import type { Journal, KeptRun } from '../../../batches/journal';
import { isHeld } from '../../../batches/lock';
import { isObject } from '../../../schema/isObject';
import { inSlices } from '../../../schema/yieldToMain';
import type { SavePort } from './port';
import { freshState, isBegun, keptState, type Item, type RowState } from './rowState';
import type { ChangedRow, NewRow, Part, RecordRow } from './types';

/** Most of anything that one call carries (rules 9). */
export const batchSize = 100;

/** The rows of each kind of run. */
export interface RowsOf {
  readonly add: NewRow;
  readonly edit: ChangedRow;
  readonly undo: ChangedRow;
  readonly records: RecordRow;
}

/** Key names of a run in the journal. */
export type RunKind = keyof RowsOf;

export const newRunId = (): string => crypto.randomUUID();

/** A run to store; it starts now by default. */
export interface NewEntry
  extends Pick<KeptRun, 'id' | 'accountId' | 'of' | 'place'>, Partial<Pick<KeptRun, 'startedAt'>> {
  readonly kind: RunKind;
  readonly rows: readonly unknown[];
  readonly journal: SavePort['journal'];
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

/** What is to be done of a new row. */
const partsOfNew = ({ notional, state, zones, begun }: NewRow): readonly Part[] => {
  /** One that exists goes along with a new product; a product that is there is linked to it afterwards. */
  const isLinked = notional !== null && (!('id' in notional) || begun !== undefined);
  const parts: readonly Part[] = [
    ...(isLinked ? (['notional'] as const) : []),
    ...(state === null ? [] : (['state'] as const)),
    ...(zones.length === 0 ? [] : (['zones'] as const)),
  ];
  return ['product', ...parts.filter((part) => begun?.missing.includes(part) ?? true)];
};

/** An archived product is in no zone: the platform removes it (rules 4). */
const isArchiving = ({ after }: ChangedRow): boolean => after.is_archived === true;

const noZones = { add: [], remove: [] };

export const zonesOfChange = (row: ChangedRow): NonNullable<ChangedRow['zones']> =>
  isArchiving(row) ? noZones : (row.zones ?? noZones);

const hasZones = (row: ChangedRow): boolean => {
  const { add, remove } = zonesOfChange(row);
  return add.length + remove.length > 0;
};

/** A record without zones has one part. */
export const ownPart = ({ zones }: ChangedRow): Part => (zones ? 'product' : 'record');

const partsOfChange = (row: ChangedRow): readonly Part[] => [
  ...(Object.keys(row.after).length > 0 ? [ownPart(row)] : []),
  ...(hasZones(row) ? (['zones'] as const) : []),
];

/** What a run needs to know of its rows; apart from what sends them, so that looking at kept rows waits for no sender. */
interface RowKind<Row> {
  /** Entries of another version of the console may have another format. */
  readonly is: (value: unknown) => value is Row;
  readonly partsOf: (row: Row) => readonly Part[];
  /** The progress of a row that was never sent. */
  readonly stateOf: (row: Row) => RowState;
}

const isRow = (value: unknown): value is { readonly row: number } =>
  isObject(value) && typeof value.row === 'number';
const isNewRow = (value: unknown): value is NewRow => isRow(value) && 'values' in value;

const changes: RowKind<ChangedRow> = {
  is: (value): value is ChangedRow => isRow(value) && 'after' in value,
  partsOf: partsOfChange,
  stateOf: ({ row, id }) => freshState(row, id),
};

export const rowKinds: { readonly [Kind in RunKind]: RowKind<RowsOf[Kind]> } = {
  add: {
    is: isNewRow,
    partsOf: partsOfNew,
    // Of a product that an earlier saving made, the product itself is done.
    stateOf: ({ row, begun }) =>
      begun ? { ...freshState(row, begun.id), done: ['product'] } : freshState(row),
  },
  edit: changes,
  undo: changes,
  records: {
    is: (value): value is RecordRow => isNewRow(value) && 'shown' in value,
    partsOf: () => ['record'],
    stateOf: ({ row, mayExist }) => ({ ...freshState(row), sending: mayExist ? 'record' : null }),
  },
};

/** A row in the journal, with its progress. */
export type KeptRow<Row> = Omit<Item<Row>, 'index'>;

/** Reads the rows of a run from the journal. @throws if it holds something else */
export const readRows = async <Kind extends RunKind>(
  journal: Journal,
  kind: Kind,
  id: string,
): Promise<readonly KeptRow<RowsOf[Kind]>[]> => {
  const { is, partsOf, stateOf }: RowKind<RowsOf[Kind]> = rowKinds[kind];
  const chunks = await journal.read(id);
  const kept: KeptRow<RowsOf[Kind]>[] = [];
  await inSlices(
    chunks.flatMap(({ rows }) => rows),
    (row, at) => {
      if (!is(row)) throw new Error('The journal holds something else than rows.');
      const state = keptState(chunks[Math.floor(at / batchSize)]?.states[at % batchSize]);
      kept.push({ row, state: state ?? stateOf(row), wanted: partsOf(row) });
    },
  );
  return kept;
};

/** Counts the rows that are saved at least in part: a page that was closed could not store the count. */
export const withSaved = async <Run extends KeptRun>(journal: Journal, run: Run): Promise<Run> => {
  if (run.phase !== 'open') return run;
  const states = (await journal.read(run.id)).flatMap((chunk) => chunk.states.map(keptState));
  const saved = states.filter((state) => state && isBegun(state)).length;
  return { ...run, saved };
};

// Finds unfinished runs of closed pages.

/** A run of the bulk tools. */
export type OwnRun = KeptRun & { readonly kind: RunKind };

/** This user's runs of these kinds, newest first. */
const runsOf = async (journal: Journal, kinds: readonly RunKind[]): Promise<readonly OwnRun[]> =>
  (await journal.runs()).flatMap((run) => {
    const kind = kinds.find((one) => one === run.kind);
    return kind ? [{ ...run, kind }] : [];
  });

/** This user's runs that no tab is working on, newest first. */
export const openRuns = async (
  journal: Journal,
  kinds: readonly RunKind[] = ['add', 'edit', 'undo'],
): Promise<readonly OwnRun[]> => {
  const open: OwnRun[] = [];
  for (const run of await runsOf(journal, kinds))
    if (run.phase === 'open' && !(await isHeld(run.id))) open.push(await withSaved(journal, run));
  return open;
};

/** What a run changes the records of. */
export type ChangedAt = Pick<KeptRun, 'accountId' | 'place'>;

export const isChangedAt = (run: ChangedAt, { accountId, place }: ChangedAt): boolean =>
  run.accountId === accountId && run.place === place;

/** The user's changes there that can be undone, newest first. */
export const lastEdits = async (journal: Journal, at: ChangedAt): Promise<readonly OwnRun[]> => {
  const runs = (await runsOf(journal, ['edit'])).filter(
    (run) => isChangedAt(run, at) && run.phase !== 'undone',
  );
  const counted = await Promise.all(runs.map((run) => withSaved(journal, run)));
  return counted.filter(({ saved }) => saved > 0);
};
