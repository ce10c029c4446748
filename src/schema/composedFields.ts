/** Field kinds whose value has several parts: sizes, and values that only their declaration understands. */
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
export interface ComposedEntries {
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
  readonly entries?: ComposedEntries;
}
