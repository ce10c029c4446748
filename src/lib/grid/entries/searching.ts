/** Finds and replaces texts in many cells, and finds rows with the same error as a fixed cell. */
import type { Touched } from '../types';
import { matcherOf } from './matcher';
import type { RowFilter } from './rowFilter';
import { isThere, rowsWhere } from './rows';
import type { SheetState } from './createEntries';
import type { Steps } from './steps';
import type { FindOptions, Hit } from './types';

export const createSearching = (
  { columns, rows, texts }: SheetState,
  filter: RowFilter,
  { set, lastFix }: Pick<Steps, 'set' | 'lastFix'>,
) => {
  const find = ({ text, columns: places, rows: within, ...how }: FindOptions): readonly Hit[] => {
    if (!within) filter.finish();
    const has = texts.finder(matcherOf({ text, ...how }));
    const searched = places ?? [...columns.keys()];
    const hits: Hit[] = [];
    for (const row of Array.from(within ?? filter.shown())) {
      if (!isThere(rows, row)) continue;
      for (const column of searched) if (has(row, column)) hits.push({ row, column });
    }
    return hits;
  };

  return {
    /** In the order of the rows, then of the columns. */
    find,
    /** Replaces every hit; one step of the history. */
    replace: (options: FindOptions, by: string): Touched => {
      const { replace } = matcherOf(options);
      const hits = find(options);
      return set({
        rows: hits.map(({ row }) => row),
        columns: hits.map(({ column }) => column),
        texts: hits.map(({ row, column }) => replace(texts.now(row, column), by)),
      });
    },
    /** Rows whose cell has the text and the error that the last step fixed; null if there are none. */
    alikeFix: () => {
      const fix = lastFix();
      if (!fix) return null;
      const { column, before, text } = fix;
      // Only cells with an error are read.
      const same = rowsWhere(
        rows,
        (row) =>
          rows.faults[row * columns.length + column] === 1 &&
          texts.now(row, column).trim() === before.trim(),
      );
      const [row] = same;
      return row === undefined ? null : { hit: { row, column }, before, text, rows: same };
    },
  };
};
