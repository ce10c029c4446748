/** Prediction labels as a form holds them: rows in an order, since what is being typed may repeat or be no number yet. */

export interface LabelRow {
  readonly label: string;
  /** A number; the text that was typed where it is none; null where nothing was. */
  readonly value: number | string | null;
}

export const blankRow: LabelRow = { label: '', value: null };

/** What a person left empty is no row. */
export const isBlankRow = ({ label, value }: LabelRow): boolean =>
  label.trim() === '' && (value === null || (typeof value === 'string' && value.trim() === ''));

const valueOf = (value: unknown): LabelRow['value'] => {
  if (typeof value === 'number' || typeof value === 'string') return value;
  // Shown as it came, and refused as no number: dropped silently it would be gone with the next save.
  return value == null ? null : JSON.stringify(value);
};

const rowOf = (entry: unknown): readonly LabelRow[] => {
  if (typeof entry !== 'object' || entry === null) return [];
  const { label, value } = entry as Readonly<Record<string, unknown>>;
  return [{ label: typeof label === 'string' ? label : '', value: valueOf(value) }];
};

/** The rows in a value that may be anything (rules R25): a form's rows, or the platform's map. */
export const labelRows = (value: unknown): readonly LabelRow[] => {
  if (Array.isArray(value)) return value.flatMap(rowOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([label, own]) => ({ label, value: valueOf(own) }));
};
