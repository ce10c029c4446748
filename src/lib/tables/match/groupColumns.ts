/** Columns whose value is only in the first row of each group: a region above its stores. */
import { cellText, type Table } from '../table';

/** A column of groups has at least as many blank cells as values; the first one may have fewer, since records begin there. */
const blankShare = 0.5;
const firstShare = 0.25;
const fewestRows = 3;
const numbers = /^[\d\s.,%-]*$/;

export interface GroupColumns {
  readonly columns: readonly number[];
  /** Their headings. */
  readonly names: string;
  /** Number of blank cells below a value. */
  readonly count: number;
  readonly isFilled: boolean;
}

/**
 * A value in the first row, and never twice the same: then it would mark some of the rows. Only a first column may have
 * numbers, such as those of stores: elsewhere they are amounts. A column that is blank in the same rows goes with it.
 */
const readsAsGroups = (
  texts: readonly string[],
  isFirst: boolean,
  groups: readonly string[] | undefined,
): boolean => {
  const filled = texts.filter((text) => text !== '');
  const isBeside = groups?.every((text, at) => (text === '') === (texts[at] === '')) ?? isFirst;
  return (
    texts[0] !== '' &&
    (isBeside || texts.length >= fewestRows) &&
    filled.every((text, at) => text !== filled[at + 1] && (isFirst || !numbers.test(text))) &&
    texts.length - filled.length >= (isBeside ? firstShare : blankShare) * texts.length
  );
};

/** Finds them and, if it is wanted, gives each row the value of its group. Undefined if there are none. */
export const fillGroups = (
  table: Table,
  headRow: number,
  { filled, isWanted }: { readonly filled: Uint32Array; readonly isWanted: boolean },
): GroupColumns | undefined => {
  const { starts, ends, rowCount, columnCount } = table;
  const rows = rowCount - headRow - 1;
  if (headRow < 0) return undefined;
  const columns: number[] = [];
  const names: string[] = [];
  let count = 0;
  /** Texts of the first column, if it is one of groups. */
  let groups: readonly string[] | undefined;
  for (let column = 0; column < columnCount; column += 1) {
    const name = cellText(table, headRow, column).trim();
    // Only those are read as texts.
    if (name === '' || (filled[column] ?? 0) > (1 - firstShare) * rows) continue;
    const texts = Array.from({ length: rows }, (_, at) =>
      cellText(table, headRow + 1 + at, column).trim(),
    );
    if (!readsAsGroups(texts, column === 0, groups)) continue;
    if (column === 0) groups = texts;
    columns.push(column);
    names.push(name);
    for (const [at, text] of texts.entries()) {
      if (text !== '') continue;
      count += 1;
      if (!isWanted) continue;
      const cell = (headRow + 1 + at) * columnCount + column;
      starts[cell] = starts[cell - columnCount] ?? 0;
      ends[cell] = ends[cell - columnCount] ?? 0;
    }
    if (isWanted) filled[column] = rows;
  }
  return count === 0 ? undefined : { columns, names: names.join(', '), count, isFilled: isWanted };
};
