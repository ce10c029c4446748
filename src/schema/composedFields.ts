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

/** A value that no other kind describes: its declaration reads, checks, draws and sends it. */
export interface OwnField<Value = unknown> extends FieldBase<Value> {
  readonly kind: 'own';
  readonly cell: LazyComponent<OwnCellProps>;
  /** Absent if the value is never in a form. */
  readonly input?: LazyComponent<OwnInputProps>;
  /** Sort key of a value, null for a missing one. Without it, lists cannot be sorted by the field. */
  readonly sortKey?: (value: unknown) => string | number | null;
}
