/**
 * Heights of a long list's rows. Nearly all have the same height; of taller ones only the difference is kept, by row,
 * once they were rendered and measured.
 */
export interface RowHeights {
  /** Px of most rows, and of rows that were never rendered. */
  readonly usual: number;
  /** Px above the usual height, by row in ascending order. */
  readonly extra: ReadonlyMap<number, number>;
}

/** The row at this distance in px from the top of the list. */
export const rowAt = ({ usual, extra }: RowHeights, top: number): number => {
  let sum = 0;
  for (const [row, more] of extra) {
    const start = row * usual + sum;
    if (top < start) break;
    if (top < start + usual + more) return row;
    sum += more;
  }
  return Math.floor((top - sum) / usual);
};

/** Px of the rows from `first` to before `end`. */
export const heightOf = ({ usual, extra }: RowHeights, first: number, end: number): number => {
  let sum = (end - first) * usual;
  for (const [row, more] of extra) if (row >= first && row < end) sum += more;
  return sum;
};

/** With the measured heights of some rows; the same map if nothing changed. */
export const withMeasured = (
  { usual, extra }: RowHeights,
  measured: Iterable<readonly [row: number, height: number]>,
): RowHeights['extra'] => {
  const next = new Map(extra);
  let isChanged = false;
  for (const [row, height] of measured) {
    // Zero: not displayed.
    const more = height === 0 ? 0 : Math.max(0, Math.round(height - usual));
    if (more === (extra.get(row) ?? 0)) continue;
    isChanged = true;
    if (more === 0) next.delete(row);
    else next.set(row, more);
  }
  return isChanged ? new Map([...next].sort(([one], [other]) => one - other)) : extra;
};
