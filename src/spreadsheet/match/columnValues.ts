/** The different values of a column, and which of ours each of them is. */
import { breathe, sliceTime } from '../breathe';
import { cellText, type Table } from '../table';
import type { Converting } from '../convertTable';
import { likeness } from './likeness';
import { plainHeading } from './plainHeading';

export interface ColumnValue {
  /** As it stands first. */
  readonly text: string;
  readonly count: number;
}

/** What a value can become: the text that goes into the sheet, and how it reads. */
export interface ValueOption {
  readonly value: string;
  readonly label: string;
  readonly synonyms?: readonly string[] | undefined;
}

/** A column with more different values than these is one of free texts. */
export const mostValues = 500;
const rowsAtOnce = 2048;
/** How like an option a value is at least, to be taken for it. */
const alike = 0.8;

/** How values are told apart. */
export const plainValue = (text: string): string => text.trim().toLowerCase();

/** The most frequent first; null where there are too many of them to be chosen one by one. */
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

/** The option that a value means by its name or a synonym, or is spelt alike; null where none is, or several are. */
export const proposedValue = (text: string, options: readonly ValueOption[]): string | null => {
  const plain = plainHeading(text);
  if (plain === '') return null;
  const names = ({ value, label, synonyms = [] }: ValueOption) => [value, label, ...synonyms];
  const meant = options.filter((option) =>
    names(option).some((name) => plainHeading(name) === plain),
  );
  if (meant.length > 0) return meant.length === 1 ? (meant[0]?.value ?? null) : null;
  const like = options.filter(({ label }) => likeness(text, label) >= alike);
  return like.length === 1 ? (like[0]?.value ?? null) : null;
};

/** @param chosen by plain value: what it becomes */
export const convertValues =
  (chosen: ReadonlyMap<string, string>): Converting =>
  (text) =>
    chosen.get(plainValue(text)) ?? text;
