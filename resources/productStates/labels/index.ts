/** Prediction labels, sent as a map from label to number (rules 3, Product state). */
import type { ComposedEntries } from '../../../src/schema/field';
import { programNumber } from '../../../src/lib/text/numbers';

/** Prediction labels in a form: ordered rows, because a label may temporarily be repeated and a number incomplete. */
export interface LabelRow {
  readonly label: string;
  /** A number; the typed text if it is not a number; null if empty. */
  readonly value: number | string | null;
}

export const blankRow: LabelRow = { label: '', value: null };

/** Empty rows are ignored. */
export const isBlankRow = ({ label, value }: LabelRow): boolean =>
  label.trim() === '' && (value === null || (typeof value === 'string' && value.trim() === ''));

const valueOf = (value: unknown): LabelRow['value'] => {
  if (typeof value === 'number' || typeof value === 'string') return value;
  // Shown unchanged and refused as not a number; dropping it would lose it with the next save.
  return value == null ? null : JSON.stringify(value);
};

const rowOf = (entry: unknown): readonly LabelRow[] => {
  if (typeof entry !== 'object' || entry === null) return [];
  const { label, value } = entry as Readonly<Record<string, unknown>>;
  return [{ label: typeof label === 'string' ? label : '', value: valueOf(value) }];
};

/** Reads the rows from a value of any shape (rules R25): a form's rows, or the platform's map. */
export const labelRows = (value: unknown): readonly LabelRow[] => {
  if (Array.isArray(value)) return value.flatMap(rowOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([label, labelValue]) => ({
    label,
    value: valueOf(labelValue),
  }));
};

const numberOr = (value: LabelRow['value']) =>
  typeof value === 'string' ? (programNumber(value) ?? value) : value;

const byLabel = (value: unknown): ReadonlyMap<string, LabelRow> =>
  new Map(
    labelRows(value)
      .filter((row) => !isBlankRow(row))
      .map((row) => [row.label.trim(), { ...row, value: numberOr(row.value) }]),
  );

export const sentLabels = (value: unknown): Readonly<Record<string, unknown>> | null =>
  value == null
    ? null
    : Object.fromEntries([...byLabel(value)].map(([label, row]) => [label, row.value]));

export const labelEntries: ComposedEntries = {
  of: (value) => [...byLabel(value)].map(([key, row]) => ({ key, name: key, value: row.value })),
  with: (value, changes) => {
    const rows = new Map(byLabel(value));
    for (const [label, labelValue] of changes) {
      if (labelValue === null) rows.delete(label);
      else rows.set(label, { label, value: labelValue as LabelRow['value'] });
    }
    return [...rows.values()];
  },
};
