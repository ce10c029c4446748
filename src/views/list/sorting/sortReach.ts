/**
 * How far an order reaches: all rows, only those of this page, or all rows by the first column and those of
 * this page by the further ones.
 */
export type SortReach = 'all' | 'page' | 'ties';

interface Sorted {
  /** Columns that the list is sorted by. */
  readonly columns: number;
  /** No row is missing of those that the search and the filters leave. */
  readonly isAllHere: boolean;
  /** The platform has sorted them by the first column. */
  readonly isPlatform: boolean;
}

/** Null where nothing is sorted. */
export const reachOf = ({ columns, isAllHere, isPlatform }: Sorted): SortReach | null => {
  if (columns === 0) return null;
  if (isAllHere || (isPlatform && columns === 1)) return 'all';
  return isPlatform ? 'ties' : 'page';
};
