/** Tables in memory: the seed, the stored changes, and those of the current mutation. */
import { cached } from './cached';
import type { Change, Mark, Persistence } from './persistence';
import { createRowIndex, type RowIndex } from './rowIndex';
import type { Row, Seed, Tables } from './tables';

/** A value by which rows are looked up: that of a key, or of a function, which must be stable. */
export type RowKey<R> = (keyof R & string) | ((row: R) => string);

/** Some values of a row; undefined stands for any. */
export type Part<R> = { readonly [Key in keyof R]?: R[Key] | undefined };

/** Which rows: those with these values, or those that the function keeps. */
type Wanted<R> = Part<R> | ((row: R) => boolean);

export interface Table<R extends Row> {
  /** Seeded rows first, then created ones in order. */
  readonly all: () => R[];
  readonly where: (wanted: Wanted<R>) => R[];
  readonly find: (wanted: Wanted<R>) => R | undefined;
  readonly get: (id: string) => R | undefined;
  /** Rows with this value under the key; indexed. */
  readonly by: (key: RowKey<R>, value: string) => R[];
  readonly put: (row: R) => R;
  readonly remove: (id: string) => void;
}

/** The handlers' view of the store. */
export interface Data {
  readonly table: <Name extends keyof Tables>(name: Name) => Table<Tables[Name]>;
  /** A table that an entity demo defines. */
  readonly open: <R extends Row>(name: string) => Table<R>;
}

export interface Store extends Data {
  /** Applies changes stored by other tabs or an earlier process. */
  readonly pull: () => Promise<void>;
  /** Stores the changes since the last commit. */
  readonly commit: () => Promise<void>;
  /** Discards them instead. */
  readonly rollback: () => void;
  /** Returns to the seed, for all that share the changes. */
  readonly reset: () => Promise<void>;
}

interface Pending extends Change {
  readonly before: Row | undefined;
}

interface StoreOptions {
  /** The initial rows; if they depend on stored data, the same object while they are equal. */
  readonly seed: Seed | ((data: Data) => Seed);
  readonly persistence: Persistence;
}

const keeperOf = <R>(wanted: Wanted<R>): ((row: R) => boolean) => {
  if (typeof wanted === 'function') return wanted;
  const values = Object.entries(wanted).filter(([, value]) => value !== undefined);
  return (row) => values.every(([key, value]) => row[key as keyof R] === value);
};

export const createStore = ({ seed: given, persistence }: StoreOptions): Store => {
  let seed: Seed = typeof given === 'function' ? {} : given;
  let mark: Mark | undefined;
  /** Read from the seed on demand: most tests look at a few tables of a large platform. */
  let tables = new Map<string, Map<string, Row>>();
  let pending: Pending[] = [];
  /** By table and key; created on demand. */
  let indexes = new Map<string, Map<RowKey<never>, RowIndex>>();

  const begin = () => {
    indexes = new Map();
    tables = new Map();
    pending = [];
  };
  begin();

  const rowsOf = (name: string): Map<string, Row> =>
    cached(tables, name, () => new Map(seed[name]?.map((row) => [row.id, row])));

  const apply = (name: string, id: string, row: Row | null | undefined) => {
    const rows = rowsOf(name);
    for (const index of indexes.get(name)?.values() ?? []) {
      index.change(rows.get(id), row ?? undefined);
    }
    if (row) rows.set(id, row);
    else rows.delete(id);
  };

  const change = (table: string, id: string, row: Row | null) => {
    pending.push({ table, id, row, before: rowsOf(table).get(id) });
    apply(table, id, row);
  };

  const open = <R extends Row>(name: string): Table<R> => {
    // The name determines the row type; a Map of tables cannot express that.
    const rows = () => rowsOf(name) as Map<string, R>;
    return {
      all: () => [...rows().values()],
      where: (wanted) => [...rows().values()].filter(keeperOf(wanted)),
      find: (wanted) => {
        const keeps = keeperOf(wanted);
        for (const row of rows().values()) if (keeps(row)) return row;
        return undefined;
      },
      get: (id) => rows().get(id),
      by: (key, value) => {
        const own = cached(indexes, name, () => new Map<RowKey<never>, RowIndex>());
        const index = cached(own, key, () =>
          createRowIndex(key as RowKey<Row>, rowsOf(name).values()),
        );
        return [...index.idsOf(value)].flatMap((id) => rows().get(id) ?? []);
      },
      put: (row) => {
        change(name, row.id, row);
        return row;
      },
      remove: (id) => {
        if (rows().has(id)) change(name, id, null);
      },
    };
  };

  const data: Data = { table: (name) => open(name), open };

  const takeOver = (changes: readonly Change[]) => {
    for (const { table, id, row } of changes) apply(table, id, row);
  };

  /** Whether the initial rows have changed, in which case all stored changes are applied again. */
  const isReseeded = (): boolean => {
    const wanted = typeof given === 'function' ? given(data) : given;
    if (wanted === seed) return false;
    seed = wanted;
    begin();
    return true;
  };

  const pull = async (): Promise<void> => {
    const before = mark;
    const news = await persistence.changesSince(before);
    // A later read or write was faster: this result is outdated.
    if (mark !== before) return;
    if (news.isWhole && before) begin();
    mark = news.mark;
    takeOver(news.changes);
    if (!isReseeded()) return;
    if (news.isWhole) {
      takeOver(news.changes);
      return;
    }
    mark = undefined;
    await pull();
  };
  isReseeded();

  return {
    ...data,
    pull,
    commit: async () => {
      if (pending.length === 0) return;
      const last = new Map(pending.map((entry) => [`${entry.table}/${entry.id}`, entry]));
      pending = [];
      mark = await persistence.write(
        [...last.values()].map(({ table, id, row }) => ({ table, id, row })),
      );
    },
    rollback: () => {
      for (const { table, id, before } of pending.reverse()) apply(table, id, before);
      pending = [];
    },
    reset: async () => {
      mark = await persistence.clear();
      begin();
    },
  };
};
