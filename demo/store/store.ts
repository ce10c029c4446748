/** Tables in memory: the seed, plus the changes that were kept, plus those of the mutation at work. */
import type { Change, Mark, Persistence } from './persistence';
import type { Row, Seed, Tables } from './tables';

export interface Table<R extends Row> {
  /** Seeded rows first, then those made since, in the order they came. */
  readonly all: () => R[];
  readonly where: (keeps: (row: R) => boolean) => R[];
  readonly find: (keeps: (row: R) => boolean) => R | undefined;
  readonly get: (id: string) => R | undefined;
  readonly put: (row: R) => R;
  readonly remove: (id: string) => void;
}

/** What handlers see of the store. */
export interface Data {
  readonly table: <Name extends keyof Tables>(name: Name) => Table<Tables[Name]>;
  /** A table that an entity demo brings with it. */
  readonly open: <R extends Row>(name: string) => Table<R>;
}

export interface Store extends Data {
  /** Takes over what other tabs, or the process before this one, have kept. */
  readonly pull: () => Promise<void>;
  /** Keeps what was put and removed since the last commit. */
  readonly commit: () => Promise<void>;
  /** Forgets it instead. */
  readonly rollback: () => void;
  /** Back to the seed, for all that share the changes. */
  readonly reset: () => Promise<void>;
}

interface Pending extends Change {
  readonly before: Row | undefined;
}

export const createStore = ({
  seed,
  persistence,
}: {
  readonly seed: Seed;
  readonly persistence: Persistence;
}): Store => {
  let mark: Mark | undefined;
  let tables = new Map<string, Map<string, Row>>();
  let pending: Pending[] = [];

  const begin = () => {
    tables = new Map(
      Object.entries(seed).map(([name, rows]) => [name, new Map(rows.map((row) => [row.id, row]))]),
    );
    pending = [];
  };
  begin();

  const rowsOf = (name: string): Map<string, Row> => {
    const rows = tables.get(name) ?? new Map<string, Row>();
    tables.set(name, rows);
    return rows;
  };

  const apply = (name: string, id: string, row: Row | null | undefined) => {
    if (row) rowsOf(name).set(id, row);
    else rowsOf(name).delete(id);
  };

  const change = (table: string, id: string, row: Row | null) => {
    pending.push({ table, id, row, before: rowsOf(table).get(id) });
    apply(table, id, row);
  };

  const open = <R extends Row>(name: string): Table<R> => {
    // The name says which rows are inside; a Map of tables cannot know that.
    const rows = () => rowsOf(name) as Map<string, R>;
    return {
      all: () => [...rows().values()],
      where: (keeps) => [...rows().values()].filter(keeps),
      find: (keeps) => {
        for (const row of rows().values()) if (keeps(row)) return row;
        return undefined;
      },
      get: (id) => rows().get(id),
      put: (row) => {
        change(name, row.id, row);
        return row;
      },
      remove: (id) => {
        if (rows().has(id)) change(name, id, null);
      },
    };
  };

  return {
    table: (name) => open(name),
    open,
    pull: async () => {
      const before = mark;
      const news = await persistence.changesSince(before);
      // Somebody else here has pulled or written meanwhile: this news is old.
      if (mark !== before) return;
      if (news.isWhole && before) begin();
      mark = news.mark;
      for (const { table, id, row } of news.changes) apply(table, id, row);
    },
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
