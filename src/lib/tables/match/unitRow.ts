/** A row of units between the headings and the rows: 'cm' below 'Breite'. */
import { lengthNamed } from '../../text/units';
import { addText, newArena, withBytes } from '../arena';
import { rowTexts, withoutTableRows, type Table } from '../table';
import type { Notice } from '../types';

/** Characters; units are shorter. */
const longest = 12;
/** In brackets: '[mm]', '(cm)'. */
const brackets = /^[([]|[)\]]$/g;

/** Removes the row and adds the units of length to their headings. The row below has a number for each of them. */
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
  const { bytes, columnCount } = table;
  const { starts, ends, ...rest } = withoutTableRows(table, [headRow + 1]);
  const texts = newArena();
  for (const [column, heading] of textsAt(headRow).entries()) {
    const unit = units[column];
    if (unit === undefined || heading === '') continue;
    const cell = headRow * columnCount + column;
    starts[cell] = bytes.length + addText(texts, `${heading} (${unit})`);
    ends[cell] = bytes.length + texts.length;
  }
  const line = table.lines[headRow + 1] ?? 0;
  return {
    table: { ...rest, starts, ends, bytes: withBytes(bytes, texts) },
    notices: [{ code: 'unitRow', values: { line } }],
  };
};
