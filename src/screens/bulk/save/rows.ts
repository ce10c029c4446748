/** The rows that the bulk tools send, and their parts (rules 4, 7, 9). */
import type { KeptRun } from '../../../batches/journal';
import type { RowKind } from '../../../batches/keptRuns';
import { freshState } from '../../../batches/rowState';
import type { Part, SentRow } from '../../../batches/types';
import { isObject } from '../../../schema/isObject';

/** A state created with a new product; unit EACH and baseline 1 are fixed (rules 9). */
export interface NewState {
  readonly state: string;
  readonly reporting: { readonly uom: string; readonly baseline: number } | null;
  readonly size: {
    readonly width: number | null;
    readonly height: number | null;
    readonly depth: number | null;
  } | null;
}

/** The notional product of a row: an existing one with its requested name, or a name to create. */
export type NewNotional =
  | { readonly id: string; readonly name?: string }
  | { readonly name: string }
  | null;

/** A new product, with what belongs to it. */
export interface NewRow extends SentRow {
  /** An earlier save created its product: only these parts are sent. */
  readonly begun?: { readonly id: string; readonly missing: readonly Part[] };
  /** Body of POST /api/products/bulk, without `account_id` and the notional product. */
  readonly values: Readonly<Record<string, string | null>>;
  readonly notional: NewNotional;
  readonly state: NewState | null;
  /** Ids of zones to add it to. */
  readonly zones: readonly string[];
}

/** A row of an import: one record, as its create form would send it. */
export interface RecordRow extends SentRow {
  readonly line: string;
  /** As in the form. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly shown: Readonly<Record<string, string>>;
  /** An earlier save sent it without an answer: it is looked for before it is sent again. */
  readonly mayExist?: true;
}

export interface ChangedRow extends SentRow {
  readonly id: string;
  /** Texts after the change, for lists of results. */
  readonly shown: Readonly<Record<string, string>>;
  /** Only the changed keys, before and after. */
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  /** Absent for records that are in no zones. */
  readonly zones?: { readonly add: readonly string[]; readonly remove: readonly string[] };
  /** Zones it is known to be in: archiving removes it from these, and undo restores them (rules 4). */
  readonly leaves?: readonly string[];
}

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

const checkedRow = <Row extends SentRow>(value: unknown, key: keyof Row & string): Row => {
  if (!isObject(value) || typeof value.row !== 'number' || !(key in value))
    throw new Error('The journal holds something else than rows.');
  return value as unknown as Row;
};

const changes: RowKind<ChangedRow> = (value) => {
  const row = checkedRow<ChangedRow>(value, 'after');
  return { row, wanted: partsOfChange(row), state: freshState(row.row, row.id) };
};

/** The rows of each kind of run. */
interface RowsOf {
  readonly add: NewRow;
  readonly edit: ChangedRow;
  readonly undo: ChangedRow;
  readonly records: RecordRow;
}

/** Name of a kind in the journal. */
export type RunKind = keyof RowsOf;

/** A run of the bulk tools, as the journal lists it. */
export type OwnRun = KeptRun & { readonly kind: RunKind };

export const rowKinds: { readonly [Kind in RunKind]: RowKind<RowsOf[Kind]> } = {
  add: (value) => {
    const row = checkedRow<NewRow>(value, 'values');
    const { begun } = row;
    const state = freshState(row.row, begun?.id);
    // If an earlier save created the product, that part is done.
    if (begun) state.done = ['product'];
    return { row, wanted: partsOfNew(row), state };
  },
  edit: changes,
  undo: changes,
  records: (value) => {
    const row = checkedRow<RecordRow>(value, 'shown');
    const state = freshState(row.row);
    if (row.mayExist) state.sending = 'record';
    return { row, wanted: ['record'], state };
  },
};
