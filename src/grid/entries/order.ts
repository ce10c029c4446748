/** Sorts rows, if they are not shown in sheet order. */
import { cellNumber } from '../../schema/rules/cellRule';
import type { EntryColumn } from '../entriesTypes';

/** Above this number of rows, texts are compared by code unit: locale comparison takes ten times as long. */
const mostCollated = 20_000;

const collatorOf = () => new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

interface Sorted {
  readonly column: EntryColumn | undefined;
  readonly isDescending: boolean;
  readonly textAt: (row: number) => string;
}

/** The position of each row. Empty cells are last in both directions. */
export const placesBy = (
  rows: Uint32Array,
  { column, isDescending, textAt }: Sorted,
): ReadonlyMap<number, number> => {
  const sign = isDescending ? -1 : 1;
  const rule = column?.rule;
  const keys = Array.from(rows, (row) => {
    const text = textAt(row).trim();
    const number = rule?.kind === 'number' ? cellNumber(rule, text) : null;
    return { row, text: text.toLowerCase(), number };
  });
  const compareTexts =
    rows.length <= mostCollated
      ? collatorOf().compare
      : (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
  keys.sort((one, other) => {
    if (one.text === '' || other.text === '')
      return Number(one.text === '') - Number(other.text === '');
    if (one.number !== null && other.number !== null) return sign * (one.number - other.number);
    return sign * compareTexts(one.text, other.text);
  });
  return new Map(keys.map(({ row }, place) => [row, place]));
};

/** Groups rows with the same key below the first of them. */
export const placesByKey = (
  rows: Uint32Array,
  firstLike: (row: number) => number,
): ReadonlyMap<number, number> => {
  const groups = new Map<number, number[]>();
  for (const row of rows) {
    const first = firstLike(row);
    const group = groups.get(first);
    if (group) group.push(row);
    else groups.set(first, [row]);
  }
  return new Map([...groups.values()].flat().map((row, place) => [row, place]));
};
