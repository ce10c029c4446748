/** Columns that hold several numbers in a cell, such as '12,5 x 8 x 30 cm' below 'B x H x T'. */
import { lengthNamed } from '../../text/units';
import { addText, newArena, withBytes } from '../arena';
import { unitBehind } from '../convertTable';
import { cellText, type Table } from '../table';
import { mostOf } from './cellsFit';
import type { Head, MergedSpan } from './headings';

const sampledRows = 50;
const between = /\s*[x×*]\s*/i;
const number = /^\d[\d.,\s]*$/;

/** The names of the numbers in a heading, each with the unit of all, or of the cells: ['B (cm)', 'H (cm)', 'T (cm)']. */
const namesIn = (heading: string, unitOfCells: string | undefined): readonly string[] => {
  const words = heading
    .slice(0, 400)
    .replace(/\s*[×*]\s*|\s+x\s+/gi, '×')
    .split(/[\s,;:()[\]{}]+/);
  // Without blanks, an x is only a sign between single letters.
  const word =
    words.find((text) => /^\p{L}+(×\p{L}+){1,2}$/u.test(text)) ??
    words.find((text) => /^\p{L}(x\p{L}){1,2}$/iu.test(text))?.replace(/x/gi, '×');
  const unit = words.findLast((text) => lengthNamed(text) !== undefined) ?? unitOfCells;
  return (word?.split('×') ?? []).map((name) => (unit === undefined ? name : `${name} (${unit})`));
};

/** The parts of a cell; a unit behind the last one is that of all. */
const partsOf = (text: string): readonly string[] => {
  const parts = text.trim().split(between);
  const { unit = '' } = unitBehind(parts.at(-1) ?? '') ?? {};
  return parts.map((part) => (number.test(part) && unit !== '' ? `${part} ${unit}` : part));
};

/** Numbers, without a unit or with one of length: '6 x 330 ml' is a pack. */
const readsAsSize = (text: string): boolean => {
  const parts = partsOf(text);
  return (
    (parts.length === 2 || parts.length === 3) &&
    parts.every((part) => {
      const behind = unitBehind(part);
      return behind ? lengthNamed(behind.unit) !== undefined : number.test(part);
    })
  );
};

export interface ComposedColumn {
  readonly column: number;
  readonly heading: string;
  readonly sample: string;
  /** Empty if the heading does not name the parts: nobody knows which of them is the width. */
  readonly names: readonly string[];
}

const composedColumns = (table: Table, { row: headRow, lines }: Head): readonly ComposedColumn[] =>
  Array.from({ length: table.columnCount }, (_, column) => column).flatMap((column) => {
    const texts: string[] = [];
    const last = Math.min(table.rowCount - 1, headRow + sampledRows);
    for (let row = headRow + 1; row <= last; row += 1) {
      const text = cellText(table, row, column).trim();
      if (text !== '') texts.push(text);
    }
    const [sample] = texts;
    const isComposed = texts.filter(readsAsSize).length >= Math.max(1, mostOf * texts.length);
    if (sample === undefined || !isComposed) return [];
    // A heading that is merged over both rows is in the upper one.
    const [heading = ''] = [headRow, headRow + 1 - lines]
      .map((row) => cellText(table, row, column).trim())
      .filter((text) => text !== '');
    const names = namesIn(heading, unitBehind(sample)?.unit);
    // Two numbers may be anything unless they are named.
    return names.length === 0 && partsOf(sample).length < 3
      ? []
      : [{ column, heading, sample, names }];
  });

/**
 * Splits them into a column for each part that the heading names. A text that has other parts fills fewer of them, or
 * keeps its rest in the last one, where it is no number.
 */
export const splitComposed = (table: Table, head: Head, merged: readonly MergedSpan[] = []) => {
  const { row: headRow } = head;
  const composed = headRow < 0 ? [] : composedColumns(table, head);
  const split = composed.filter(({ names }) => names.length > 0);
  if (split.length === 0) return { table, merged, composed };
  const { rowCount, columnCount, bytes } = table;
  const namesOf = new Map(split.map(({ column, names }) => [column, names]));
  /** For each column, its place among the new ones. */
  const places: number[] = [];
  let width = 0;
  for (let column = 0; column < columnCount; column += 1) {
    places.push(width);
    width += namesOf.get(column)?.length ?? 1;
  }
  const starts = new Uint32Array(rowCount * width);
  const ends = new Uint32Array(rowCount * width);
  const texts = newArena();
  for (let row = 0; row < rowCount; row += 1)
    for (let column = 0; column < columnCount; column += 1) {
      const [from, to] = [row * columnCount + column, row * width + (places[column] ?? 0)];
      const names = namesOf.get(column);
      const text = names ? cellText(table, row, column) : '';
      // Headings may be repeated among the rows.
      const isHeading = row === headRow || text === cellText(table, headRow, column);
      const parts = isHeading ? names : partsOf(text);
      if (!names || !parts || row < headRow || parts.length === 1) {
        starts[to] = table.starts[from] ?? 0;
        ends[to] = table.ends[from] ?? 0;
        continue;
      }
      const rest = parts.slice(names.length - 1).join(' × ');
      for (const [at, part] of [...parts.slice(0, names.length - 1), rest].entries()) {
        starts[to + at] = bytes.length + addText(texts, part);
        ends[to + at] = bytes.length + texts.length;
      }
    }
  return {
    table: { ...table, bytes: withBytes(bytes, texts), starts, ends, columnCount: width },
    merged: merged.map(([line, left, right]): MergedSpan => [
      line,
      places[left] ?? left,
      (places[right + 1] ?? width) - 1,
    ]),
    composed,
  };
};
