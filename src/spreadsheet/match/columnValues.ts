/** The distinct values of a column, and their matches with the offered values. */
import { breathe, sliceTime } from '../breathe';
import { cellText, type Table } from '../table';
import type { Converting } from '../convertTable';
import { likeness } from './likeness';
import { plainHeading } from './plainHeading';

export interface ColumnValue {
  /** As first written in the file. */
  readonly text: string;
  readonly count: number;
}

/** A possible match of a value: the text for the sheet, and its label. */
export interface ValueOption {
  readonly value: string;
  readonly label: string;
  readonly synonyms?: readonly string[] | undefined;
}

/** A column with more distinct values is free text. */
export const mostValues = 500;
const rowsAtOnce = 2048;
/** Minimum similarity of a value and an option to match. */
const minSimilarity = 0.8;

/** The form in which values are compared. */
export const plainValue = (text: string): string => text.trim().toLowerCase();

/** Distinct values, most frequent first; null if there are too many to match one by one. */
export const columnValues = async (
  table: Table,
  column: number,
  from: number,
): Promise<readonly ColumnValue[] | null> => {
  const found = new Map<string, { readonly text: string; count: number }>();
  let began = performance.now();
  for (let row = from; row < table.rowCount; row += 1) {
    const text = cellText(table, row, column).trim();
    if (text !== '') {
      const key = plainValue(text);
      const known = found.get(key);
      if (known) known.count += 1;
      else if (found.size === mostValues) return null;
      else found.set(key, { text, count: 1 });
    }
    if ((row - from) % rowsAtOnce !== rowsAtOnce - 1) continue;
    if (performance.now() - began < sliceTime) continue;
    await breathe();
    began = performance.now();
  }
  return [...found.values()].sort((one, other) => other.count - one.count);
};

/** The option that a value matches by name, synonym or similar spelling; null if none or several match. */
export const proposedValue = (text: string, options: readonly ValueOption[]): string | null => {
  const plain = plainHeading(text);
  if (plain === '') return null;
  const names = ({ value, label, synonyms = [] }: ValueOption) => [value, label, ...synonyms];
  const meant = options.filter((option) =>
    names(option).some((name) => plainHeading(name) === plain),
  );
  if (meant.length > 0) return meant.length === 1 ? (meant[0]?.value ?? null) : null;
  const like = options.filter(({ label }) => likeness(text, label) >= minSimilarity);
  return like.length === 1 ? (like[0]?.value ?? null) : null;
};

/** @param chosen the chosen option by plain value */
export const convertValues =
  (chosen: ReadonlyMap<string, string>): Converting =>
  (text) =>
    chosen.get(plainValue(text)) ?? text;
