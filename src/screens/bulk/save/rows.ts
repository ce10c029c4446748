/** The rows that the bulk tools send (rules 4, 7, 9). */
import type { RowPart, SentRow } from '../../../lib/batches/types';

/** A state created with a new product; unit EACH and baseline 1 are fixed (rules 9). */
export interface NewState {
  readonly state: string;
  readonly reporting: { readonly uom: string; readonly baseline: number } | null;
  readonly size: Readonly<Record<'width' | 'height' | 'depth', number | null>> | null;
}

/** The notional product of a row: an existing one with its requested name, or a name to create. */
export type NewNotional =
  | { readonly id: string; readonly name?: string }
  | { readonly name: string }
  | null;

/** A new product, with what belongs to it. */
export interface NewRow extends SentRow {
  /** An earlier save created its product: only these parts are sent. */
  readonly begun?: {
    readonly id: string;
    readonly missing: readonly RowPart[];
    /** The earlier save. */
    readonly runId: string;
  };
  /** Body of POST /api/products/bulk, without `account_id` and the notional product. */
  readonly values: Readonly<Record<string, string | null>>;
  readonly notional: NewNotional;
  readonly state: NewState | null;
  /** Ids of zones to add it to. */
  readonly zones: readonly string[];
  /** Amounts of its links, by zone; those of others are the default. */
  readonly amounts?: Readonly<Record<string, number>>;
}

/** A row of an import: one record, with the values that its create form would send. */
export interface RecordRow extends Required<SentRow> {
  /** An earlier save sent it without an answer: it is looked for before it is sent again. */
  readonly mayExist?: true;
}

/** The change of one record that belongs to a row's record: a state of a product. */
export interface ChildChange {
  /** Null for one that is added, and for the removal of such a one. */
  readonly id: string | null;
  /** What it is recognized by within its record. */
  readonly key: string;
  /** The values before and after that differ; null where it does not exist. */
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  /** Of a change: what a new one gets, which can be added if this one is gone. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/** Ids of zones. */
export interface ZoneChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
  /** Amounts, by zone: of added links, which are 0 otherwise, and of existing ones that get another (rules R65). */
  readonly amounts?: Readonly<Record<string, number>>;
  /** By zone: the amounts as they were read, or as a change left them if it is undone. Any other amount is newer. */
  readonly expected?: Readonly<Record<string, number>>;
}

export interface ChangedRow extends SentRow {
  readonly id: string;
  /** Texts after the change, for lists of results. */
  readonly shown: Readonly<Record<string, string>>;
  /** Texts of the changed cells before. */
  readonly was?: Readonly<Record<string, string>>;
  /** Only the changed keys, before and after. */
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  /** Ids of the records that values of `before` are the names of, by key. */
  readonly namedIds?: Readonly<Record<string, string>>;
  /** Of an undo: the name of a record that is gone, so that nothing can be given it again. */
  readonly goneName?: string;
  /** Absent for records that are in no zones. */
  readonly zones?: ZoneChange;
  /** Zones it is known to be in: archiving removes it from these, and undo restores them (rules 4). */
  readonly leaves?: readonly string[];
  readonly child?: ChildChange;
}

/** Key of a run's kind in the journal. */
export type RunKind = 'add' | 'edit' | 'undo' | 'records' | 'removal';
