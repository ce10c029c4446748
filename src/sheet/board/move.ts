import { headRow, placeWithin, type Extent, type Place } from './area';

/** Computes the cell that a key moves to. */
interface Moved {
  readonly key: string;
  /** Ctrl or Cmd is pressed. */
  readonly isFar: boolean;
  /** Number of rows per page. */
  readonly page: number;
  /** By default every cell is filled, so that Ctrl moves to the end. */
  readonly isFilled?: (row: number, column: number) => boolean;
}

interface Step {
  readonly rows: number;
  readonly columns: number;
}

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
};

/** The next edge of a run of filled cells, as in other spreadsheets. */
const edgeOf = (
  { rows, columns }: Extent,
  from: Place,
  step: Step,
  isFilled: NonNullable<Moved['isFilled']>,
): Place => {
  const isThere = (row: number, column: number) =>
    row >= 0 && row < rows && column >= 0 && column < columns;
  let { row, column } = from;
  const next = () => ({ row: row + step.rows, column: column + step.columns });
  const first = next();
  if (!isThere(first.row, first.column)) return from;
  const isInBlock = isFilled(row, column) && isFilled(first.row, first.column);
  ({ row, column } = first);
  while (isInBlock || !isFilled(row, column)) {
    const then = next();
    if (!isThere(then.row, then.column)) break;
    if (isInBlock && !isFilled(then.row, then.column)) break;
    ({ row, column } = then);
  }
  return { row, column };
};

/** The target of a key; null if the key does not move. */
export const movedBy = (
  extent: Extent,
  from: Place,
  { key, isFar, page, isFilled = () => true }: Moved,
): Place | null => {
  const step = steps[key];
  if (step) {
    if (isFar && from.row >= 0 && from.column >= 0) return edgeOf(extent, from, step, isFilled);
    // Headers have no gaps.
    if (isFar && step.columns !== 0)
      return placeWithin(extent, { row: from.row, column: step.columns * Infinity });
    return placeWithin(extent, { row: from.row + step.rows, column: from.column + step.columns });
  }
  switch (key) {
    case 'Home':
      return placeWithin(extent, { row: isFar ? 0 : from.row, column: 0 });
    case 'End':
      return placeWithin(extent, {
        row: isFar ? extent.rows - 1 : from.row,
        column: extent.columns - 1,
      });
    case 'PageUp':
      // A page above the header is the header.
      return placeWithin(extent, {
        row: Math.max(Math.min(from.row, 0), from.row - page),
        column: from.column,
      });
    case 'PageDown':
      return placeWithin(extent, { row: Math.max(from.row, 0) + page, column: from.column });
    default:
      return null;
  }
};

/** The cell that Tab moves to; null at the ends, where Tab leaves the grid. */
export const tabbed = ({ rows, columns }: Extent, from: Place, isBack: boolean): Place | null => {
  const column = from.column + (isBack ? -1 : 1);
  if (column >= 0 && column < columns) return { row: from.row, column };
  const row = from.row + (isBack ? -1 : 1);
  if (from.row === headRow || row < 0 || row >= rows) return null;
  return { row, column: isBack ? columns - 1 : 0 };
};
