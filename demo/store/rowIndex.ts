/** An index of a table's rows by the values of a key, updated with every change. */
import { cached } from './cached';
import type { RowKey } from './store';
import type { Row } from './tables';

export interface RowIndex {
  readonly idsOf: (value: string) => ReadonlySet<string>;
  readonly change: (before: Row | undefined, after: Row | undefined) => void;
}

const nothing: ReadonlySet<string> = new Set();

export const createRowIndex = (by: RowKey<Row>, rows: Iterable<Row>): RowIndex => {
  const key = typeof by === 'string' ? (row: Row) => row[by] : by;
  const ids = new Map<string, Set<string>>();
  const add = (row: Row) => {
    cached(ids, key(row), () => new Set<string>()).add(row.id);
  };
  for (const row of rows) add(row);
  return {
    idsOf: (value) => ids.get(value) ?? nothing,
    change: (before, after) => {
      // A row whose value stays keeps its place among the others.
      if (before && after && key(before) === key(after)) return;
      if (before) ids.get(key(before))?.delete(before.id);
      if (after) add(after);
    },
  };
};
