import { headRow, placeWithin, type Extent, type BoardPlace } from './area';

interface Pressed {
  readonly key: string;
  /** Ctrl or Cmd is pressed. */
  readonly isFar: boolean;
  readonly page: number;
  /** By default every cell is filled, so that Ctrl moves to the end. */
  readonly isFilled?: (row: number, column: number) => boolean;
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The next edge of a run of filled cells, as in other spreadsheets. */
const edgeOf = (
  extent: Extent,
  from: BoardPlace,
  [rows, columns]: readonly [number, number],
  isFilled: NonNullable<Pressed['isFilled']>,
): BoardPlace => {
  const after = ({ row, column }: BoardPlace): BoardPlace | null => {
    const next = { row: row + rows, column: column + columns };
    const isInRows = next.row >= 0 && next.row < extent.rows;
    return isInRows && next.column >= 0 && next.column < extent.columns ? next : null;
  };
  const isFull = ({ row, column }: BoardPlace) => isFilled(row, column);
  let place = after(from) ?? from;
  const isInRun = isFull(from) && isFull(place);
  while (isInRun || !isFull(place)) {
    const next = after(place);
    if (!next || (isInRun && !isFull(next))) break;
    place = next;
  }
  return place;
};

/** The target of a key; null if the key does not move. */
export const movedBy = (
  extent: Extent,
  from: BoardPlace,
  { key, isFar, page, isFilled = () => true }: Pressed,
): BoardPlace | null => {
  const { row, column } = from;
  const to = (toRow: number, toColumn: number) =>
    placeWithin(extent, { row: toRow, column: toColumn });
  if (key === 'Home') return to(isFar ? 0 : row, 0);
  if (key === 'End') return to(isFar ? Infinity : row, Infinity);
  // A page above the header is the header.
  if (key === 'PageUp') return to(Math.max(Math.min(row, 0), row - page), column);
  if (key === 'PageDown') return to(Math.max(row, 0) + page, column);
  const step = steps[key];
  if (!step) return null;
  const [rows, columns] = step;
  // Headers have no gaps. Ctrl leads to the first row, and only from there to the header.
  const isInHeader = row < 0 || column < 0;
  if (isFar && isInHeader && columns !== 0) return to(row, columns * Infinity);
  if (isFar && !isInHeader && row + rows >= 0) return edgeOf(extent, from, step, isFilled);
  return to(row + rows, column + columns);
};

/** The cell that Tab moves to; null at the ends, where Tab leaves the grid. */
export const tabbed = (
  { rows, columns }: Extent,
  from: BoardPlace,
  isBack: boolean,
): BoardPlace | null => {
  const column = from.column + (isBack ? -1 : 1);
  if (column >= 0 && column < columns) return { row: from.row, column };
  const row = from.row + (isBack ? -1 : 1);
  if (from.row === headRow || row < 0 || row >= rows) return null;
  return { row, column: isBack ? columns - 1 : 0 };
};
