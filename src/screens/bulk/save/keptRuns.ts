import { chunksOf } from '../../../batches/chunksOf';
import type { Journal, KeptRun } from '../../../batches/journal';
import { isHeld } from '../../../batches/lock';
import { isObject } from '../../../schema/isObject';
import { inSlices } from '../../../spreadsheet/breathe';
import type { SavePort } from './port';
import { freshState, isBegun, keptState, type RowState } from './rowState';
import type { ChangedRow, NewRow, Part, RecordRow } from './types';

/** Most of anything that one call carries (rules 9). */
export const batchSize = 100;

/** Key names of a run in the journal. */
export type RunKind = 'add' | 'edit' | 'undo' | 'records';

export const newRunId = (): string => crypto.randomUUID();

/** A run to store. */
export interface NewEntry {
  readonly id: string;
  readonly kind: RunKind;
  readonly accountId: string;
  readonly rows: readonly unknown[];
  readonly journal: SavePort['journal'];
  readonly of?: string;
  readonly place?: string;
  /** Milliseconds since 1970; now by default. */
  readonly startedAt?: number;
}

/** Stores the requests before any of them is sent. */
export const writeDown = ({
  id,
  kind,
  accountId,
  rows,
  journal,
  of,
  place,
  startedAt = Date.now(),
}: NewEntry): Promise<void> => {
  const run: KeptRun = {
    id,
    kind,
    accountId,
    owner: journal.owner,
    startedAt,
    total: rows.length,
    saved: 0,
    phase: 'open',
    ...(of === undefined ? {} : { of }),
    ...(place === undefined ? {} : { place }),
  };
  return journal.begin(run, chunksOf(rows, batchSize));
};

/** Reads the rows of a run from the journal. */
export interface Kept<Row> {
  readonly rows: readonly Row[];
  readonly states: readonly (RowState | undefined)[];
}

const isRow = (value: unknown): value is { readonly row: number } =>
  isObject(value) && typeof value.row === 'number';

/** Entries of another version of the console may have another format; unreadable ones are dropped. */
const isNewRow = (value: unknown): value is NewRow => isRow(value) && 'values' in value;
const isChangedRow = (value: unknown): value is ChangedRow => isRow(value) && 'after' in value;
const isRecordRow = (value: unknown): value is RecordRow => isNewRow(value) && 'shown' in value;

const readRows = async <Row>(
  journal: Journal,
  id: string,
  is: (value: unknown) => value is Row,
): Promise<Kept<Row>> => {
  const chunks = await journal.read(id);
  const rows: Row[] = [];
  const states: (RowState | undefined)[] = [];
  await inSlices(
    chunks.flatMap((kept) => kept.rows),
    (row, at) => {
      if (!is(row)) throw new Error('The journal holds something else than rows.');
      rows.push(row);
      states.push(
        keptState(chunks[Math.floor(at / batchSize)]?.states[at % batchSize]) ?? undefined,
      );
    },
  );
  return { rows, states };
};

export const readNewRows = (journal: Journal, id: string) => readRows(journal, id, isNewRow);
export const readChangedRows = (journal: Journal, id: string) =>
  readRows(journal, id, isChangedRow);
export const readRecordRows = (journal: Journal, id: string) => readRows(journal, id, isRecordRow);

/** Counts the rows that are saved at least in part: a page that was closed could not store the count. */
export const withSaved = async (journal: Journal, run: KeptRun): Promise<KeptRun> => {
  if (run.phase !== 'open') return run;
  const states = (await journal.read(run.id)).flatMap((chunk) => chunk.states.map(keptState));
  const saved = states.filter((state) => state && isBegun(state)).length;
  return { ...run, saved };
};

/** What is to be done of a new row; apart from what sends it, so that looking at kept rows waits for no sender. */
export const partsOfNew = ({ notional, state, zones, begun }: NewRow): readonly Part[] => {
  /** One that exists goes along with a new product; a product that is there is linked to it afterwards. */
  const isLinked = notional !== null && (!('id' in notional) || begun !== undefined);
  const parts: readonly Part[] = [
    ...(isLinked ? (['notional'] as const) : []),
    ...(state === null ? [] : (['state'] as const)),
    ...(zones.length === 0 ? [] : (['zones'] as const)),
  ];
  return ['product', ...parts.filter((part) => begun?.missing.includes(part) ?? true)];
};

/** Of a product that an earlier saving made, the product itself is done. */
export const stateOfNew = ({ row, begun }: NewRow): RowState =>
  begun ? { ...freshState(row, begun.id), done: ['product'] } : freshState(row);

/** An archived product is in no zone: the platform removes it (rules 4). */
const isArchiving = ({ after }: ChangedRow): boolean => after.is_archived === true;

export const zonesOfChange = (row: ChangedRow): ChangedRow['zones'] =>
  isArchiving(row) ? { add: [], remove: [] } : row.zones;

const hasZones = (row: ChangedRow): boolean => {
  const { add, remove } = zonesOfChange(row);
  return add.length + remove.length > 0;
};

export const partsOfChange = (row: ChangedRow): readonly Part[] => [
  ...(Object.keys(row.after).length > 0 ? (['product'] as const) : []),
  ...(hasZones(row) ? (['zones'] as const) : []),
];

export const partsOfRecord = (): readonly Part[] => ['record'];

export const stateOfRecord = ({ row, mayExist }: RecordRow): RowState => ({
  ...freshState(row),
  sending: mayExist ? 'record' : null,
});

// Finds unfinished runs of closed pages.

/** This user's runs that no tab is working on, newest first. */
export const openRuns = async (
  journal: Journal,
  kinds: readonly string[] = ['add', 'edit', 'undo'],
): Promise<readonly KeptRun[]> => {
  const runs = await journal.runs();
  const open: KeptRun[] = [];
  for (const run of runs)
    if (run.phase === 'open' && kinds.includes(run.kind) && !(await isHeld(run.id)))
      open.push(await withSaved(journal, run));
  return open;
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
