/** Other orders of rows than that of the sheet. */
import { cellNumber } from '../../schema/rules/cellRule';
import { eachRow } from './rows';
import type { SheetState } from './state';
import type { EntryFilter } from './types';

/** Above this number of rows, texts are compared by code unit: locale comparison takes ten times as long. */
const maxCollated = 20_000;

/** All rows, also removed ones, by the texts of a column. Empty cells are last in both directions. */
export const sortedBy = (
  { columns, rows, texts }: SheetState,
  { column, isDescending }: NonNullable<EntryFilter['sort']>,
): Uint32Array => {
  const sign = isDescending ? -1 : 1;
  const rule = columns[column]?.rule;
  const keys: { row: number; text: string; number: number | null }[] = [];
  eachRow(rows, (row) => {
    const text = texts.now(row, column).trim();
    const number = rule?.kind === 'number' ? cellNumber(rule, text) : null;
    keys.push({ row, text: text.toLowerCase(), number });
  });
  const compareTexts =
    keys.length <= maxCollated
      ? new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' }).compare
      : (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
  keys.sort((one, other) => {
    if (one.text === '' || other.text === '')
      return Number(one.text === '') - Number(other.text === '');
    if (one.number !== null && other.number !== null) return sign * (one.number - other.number);
    return sign * compareTexts(one.text, other.text);
  });
  return Uint32Array.from(keys, ({ row }) => row);
};

/** Rows with the same key below the first of them. */
export const groupedByKey = ({ keys }: SheetState, rows: Uint32Array): Uint32Array => {
  const groups = new Map<number, number[]>();
  for (const row of rows) {
    const first = keys.firstLike(row);
    const group = groups.get(first);
    if (group) group.push(row);
    else groups.set(first, [row]);
  }
  return Uint32Array.from([...groups.values()].flat());
};
