/**
 * Scope of a sort order: all rows, only this page, or all rows by the first column and only this page by the further
 * ones.
 */
export type SortReach = 'all' | 'page' | 'ties';

interface Sorted {
  /** Number of sort columns. */
  readonly columns: number;
  /** All rows that match search and filters are loaded. */
  readonly isAllHere: boolean;
  /** The platform has sorted them by the first column. */
  readonly isPlatform: boolean;
}

/** Returns null if nothing is sorted. */
export const reachOf = ({ columns, isAllHere, isPlatform }: Sorted): SortReach | null => {
  if (columns === 0) return null;
  if (isAllHere || (isPlatform && columns === 1)) return 'all';
  return isPlatform ? 'ties' : 'page';
};
