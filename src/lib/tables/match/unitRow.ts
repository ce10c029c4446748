/** A row of units between the headings and the rows: 'cm' below 'Breite'. */
import { lengthNamed } from '../../text/units';
import { addText, newArena, withBytes } from '../arena';
import { rowTexts, withoutTableRows, type Table } from '../table';
import type { Notice } from '../types';
import { repeatedHeads } from './repeatedHeads';

/** Characters; units are shorter. */
const longest = 12;
/** In brackets: '[mm]', '(cm)'. */
const brackets = /^[([]|[)\]]$/g;

/** Removes the row, also below headings that are repeated, and adds the units of length to their headings. The row below has a number for each of them. */
export const withUnitRow = (
  table: Table,
  headRow: number,
): { readonly table: Table; readonly notices: readonly Notice[] } => {
  const textsAt = (row: number) => rowTexts(table, row).map((text) => text.trim());
  const below = textsAt(headRow + 1);
  const first = textsAt(headRow + 2);
  const units = below.map((text) => lengthNamed(text.replace(brackets, '')));
  const isOfUnits =
    headRow >= 0 &&
    below.every((text) => text.length <= longest && !/\d/.test(text)) &&
    units.some((unit) => unit !== undefined) &&
    units.every((unit, column) => unit === undefined || /\d/.test(first[column] ?? ''));
  if (!isOfUnits) return { table, notices: [] };
  const { bytes, columnCount, lines } = table;
  const [starts, ends, texts] = [table.starts.slice(), table.ends.slice(), newArena()];
  const heads = [headRow, ...repeatedHeads(table, { row: headRow, lines: 1 })];
  for (const [column, heading] of textsAt(headRow).entries()) {
    const unit = units[column];
    if (unit === undefined || heading === '') continue;
    const start = bytes.length + addText(texts, `${heading} (${unit})`);
    for (const row of heads) {
      starts[row * columnCount + column] = start;
      ends[row * columnCount + column] = bytes.length + texts.length;
    }
  }
  const gone = heads
    .map((row) => row + 1)
    .filter((row) => textsAt(row).every((text, column) => text === below[column]));
  return {
    table: withoutTableRows({ ...table, starts, ends, bytes: withBytes(bytes, texts) }, gone),
    notices: [{ code: 'unitRow', values: { line: lines[headRow + 1] ?? 0 } }],
  };
};
