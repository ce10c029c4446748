/** Columns whose value is only in the first row of each group: a region above its stores. */
import { cellText, type Table } from '../table';

/** A column of groups has at least as many blank cells as values. */
const blankShare = 0.5;
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
 * numbers, such as those of stores: elsewhere they are amounts.
 */
const readsAsGroups = (texts: readonly string[], isFirst: boolean): boolean => {
  const filled = texts.filter((text) => text !== '');
  return (
    texts[0] !== '' &&
    filled.every((text, at) => text !== filled[at + 1] && (isFirst || !numbers.test(text))) &&
    texts.length - filled.length >= blankShare * texts.length
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
  if (headRow < 0 || rows < fewestRows) return undefined;
  const columns: number[] = [];
  const names: string[] = [];
  let count = 0;
  for (let column = 0; column < columnCount; column += 1) {
    const name = cellText(table, headRow, column).trim();
    // Only those are read as texts.
    if (name === '' || (filled[column] ?? 0) > (1 - blankShare) * rows) continue;
    const texts = Array.from({ length: rows }, (_, at) =>
      cellText(table, headRow + 1 + at, column).trim(),
    );
    if (!readsAsGroups(texts, column === 0)) continue;
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
