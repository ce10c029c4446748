/** Field kinds whose value has several parts: sizes, selections, values that only their declaration understands. */
import type { FieldBase } from './fieldBase';
import type { LazyComponent, OwnCellProps, OwnInputProps } from './takeOver';

/** Width, height and depth, each a number of at least 0 in steps of 0.1 (rules 5, Numbers). */
export interface SizeField extends FieldBase<Size> {
  readonly kind: 'size';
  /** 'in' or 'm'. */
  readonly unit: string;
}

export interface Size {
  readonly width?: number | null;
  readonly height?: number | null;
  readonly depth?: number | null;
}

/** A part of a value that people set independently of the other parts. */
export interface FieldEntry {
  readonly key: string;
  /** Name on the screen. */
  readonly name: string;
  /** Null if it is not set. */
  readonly value: unknown;
  /** An entry is never set to a value of another type. */
  readonly type?: string;
}

/** How a value is taken apart, so that two people's changes, or two records, are compared entry by entry. */
export interface Entries {
  /** Reads a value of any shape (rules R25). */
  readonly of: (value: unknown) => readonly FieldEntry[];
  /** Returns the value with some entries set, by key. */
  readonly with: (value: unknown, changes: ReadonlyMap<string, unknown>) => unknown;
}

/** A value that no other kind describes: its declaration reads, checks, draws and sends it. */
export interface OwnField<Value = unknown> extends FieldBase<Value> {
  readonly kind: 'own';
  readonly cell: LazyComponent<OwnCellProps>;
  readonly input: LazyComponent<OwnInputProps>;
  /** Sort key of a value, null for a missing one. Without it, lists cannot be sorted by the field. */
  readonly sortKey?: (value: unknown) => string | number | null;
  readonly entries?: Entries;
}

/** An additional column of a `chosen` field, for data that this record has about each row (rules 2, Template). */
export interface ChosenColumn {
  readonly label: string;
  /** Text for a selected row. */
  readonly chosen: string;
  /** Text for a row that has data of its own beside its id (`as`). */
  readonly own?: string;
}

/**
 * Any number of another entity's records, as a list of ids. The person turns them on and off in a list with search,
 * filters and pages; nothing is sent until the form is (rules 2 and 4, Availability list).
 */
export interface ChosenField extends FieldBase<readonly string[]> {
  readonly kind: 'chosen';
  /** Exact list type, as docs/rules.md names it. */
  readonly type: 'job_template_products' | 'job_template_zones';
  /** Name of the declaration that supplies the rows. */
  readonly of: string;
  readonly columns: readonly string[];
  readonly filters?: readonly string[];
  /** Constant filters: a filter of the other list, and the form field that supplies its value. */
  readonly where: Readonly<Record<string, string>>;
  readonly column?: ChosenColumn;
  /** Filters of the other list that return exactly the stored selection, each with the record's key for its value. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Ids are stored in lower case, whatever case the rows use (rules 3, Job template). */
  readonly isLower?: boolean;
  /** The platform stores objects: the key of the id, and the other keys of an added row. */
  readonly as?: { readonly id: string; readonly with: Readonly<Record<string, unknown>> };
}
