import type { Entries, EntryColumn, Hit } from './types';
import type { createAlike } from './history';
import { matcherOf, type Matcher } from './matcher';
import type { RowFilter } from './rowFilter';
import { isThere, type Rows } from './rows';
import type { Texts } from './texts';

/** Matches cells against their bytes in the table until the user edits the row. */
type CellTest = (row: number, column: number) => boolean;

export const finderOf = (texts: Texts, matcher: Matcher): CellTest => {
  const parts = texts.parts();
  const finders: (CellTest | null)[] = [];
  const byText: CellTest = (row, column) => matcher.test(texts.now(row, column));
  let near = 0;

  return (row, column) => {
    if (texts.isWritten(row)) return byText(row, column);
    while (near > 0 && row < (parts[near]?.first ?? 0)) near -= 1;
    while (near < parts.length - 1 && row >= (parts[near]?.end ?? 0)) near += 1;
    const part = parts[near];
    if (!part) return false;
    let find = finders[near];
    if (find === undefined) {
      find = part.base.finder?.(matcher) ?? null;
      finders[near] = find;
    }
    return find ? find(row - part.first, column) : byText(row, column);
  };
};

/** Finds and replaces texts in many cells. */
export const createSearching = ({
  columns,
  rows,
  texts,
  sight,
  alike,
  set,
}: {
  readonly columns: readonly EntryColumn[];
  readonly rows: Rows;
  readonly texts: Texts;
  readonly sight: RowFilter;
  readonly alike: ReturnType<typeof createAlike>;
  readonly set: Entries['set'];
}): Pick<Entries, 'find' | 'replace' | 'fixAlike'> => {
  const find: Entries['find'] = ({ text, columns: places, rows: within, ...how }) => {
    if (!within) sight.finish();
    const has = finderOf(texts, matcherOf({ text, ...how }));
    const looked = within ?? sight.shown();
    const all = places ?? columns.map((_, column) => column);
    const hits: Hit[] = [];
    for (let at = 0; at < looked.length; at += 1) {
      const row = looked[at] ?? -1;
      if (!isThere(rows, row)) continue;
      for (const column of all) if (has(row, column)) hits.push({ row, column });
    }
    return hits;
  };

  return {
    find,
    replace: (asked, by) => {
      const { replace } = matcherOf(asked);
      const hits = find(asked);
      return set({
        rows: hits.map(({ row }) => row),
        columns: hits.map(({ column }) => column),
        texts: hits.map(({ row, column }) => replace(texts.now(row, column), by)),
      });
    },
    fixAlike: ({ row, column }, text) => {
      const same = alike.rowsLike(column, texts.now(row, column));
      return set({
        rows: same,
        columns: new Uint32Array(same.length).fill(column),
        texts: Array.from(same, () => text),
      });
    },
  };
};
