/** Finds and replaces texts in many cells. */
import type { Touched } from '../types';
import { matcherOf } from './matcher';
import type { RowFilter } from './rowFilter';
import { isThere } from './rows';
import type { SheetState } from './createEntries';
import type { Steps } from './steps';
import type { FindOptions, Hit } from './types';

export const createSearching = (
  { columns, rows, texts }: SheetState,
  filter: RowFilter,
  { set }: Pick<Steps, 'set'>,
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
      return set(
        find(options).map((hit) => ({ ...hit, text: replace(texts.now(hit.row, hit.column), by) })),
      );
    },
  };
};
