/** Stores changes against the seed. Every tab and every restart starts from the seed plus changes. */
import type { Row } from './tables';

export interface Change {
  readonly table: string;
  readonly id: string;
  /** Null for a removed row. */
  readonly row: Row | null;
}

/** How far a store has read: clearing starts a new epoch, each write a new version. */
export interface Mark {
  readonly epoch: number;
  readonly version: number;
}

export interface News {
  readonly mark: Mark;
  /** Earlier reads are invalid: these are all changes. */
  readonly isWhole: boolean;
  /** Oldest first, only the last change of each row. */
  readonly changes: readonly Change[];
}

export interface Persistence {
  readonly changesSince: (mark: Mark | undefined) => Promise<News>;
  /** Resolves once the changes will survive a reload. */
  readonly write: (changes: readonly Change[]) => Promise<Mark>;
  readonly clear: () => Promise<Mark>;
  /** Runs one task at a time, among all stores that share the changes. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
}

export type Entry = Change & { readonly version: number };

export interface Kept {
  readonly mark: Mark;
  readonly entries: readonly Entry[];
}

/** Runs tasks one after the other, even if earlier ones fail. */
export const createQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
};

/** Entries by row, the newest last. */
export const createEntries = (kept: readonly Entry[]) => {
  const entries = new Map<string, Entry>();
  const add = ({ table, id, row }: Change, version: number) => {
    // Removed first, so that the newest is last.
    entries.delete(`${table}/${id}`);
    entries.set(`${table}/${id}`, { table, id, row, version });
  };
  for (const entry of kept) add(entry, entry.version);
  return { add, all: () => [...entries.values()], clear: () => entries.clear() };
};

/**
 * Stores changes in memory: for tests, where two stores on one of these are two tabs, and as the base of a file. `save`
 * is awaited before a change counts as written; it gets all changes and the new ones (null: cleared).
 */
export const memoryPersistence = ({
  kept = { mark: { epoch: 1, version: 0 }, entries: [] },
  save = () => Promise.resolve(),
}: {
  readonly kept?: Kept;
  readonly save?: (kept: () => Kept, changes: readonly Change[] | null) => Promise<void>;
} = {}): Persistence => {
  let mark = kept.mark;
  const entries = createEntries(kept.entries);
  const saved = async (changes: readonly Change[] | null): Promise<Mark> => {
    await save(() => ({ mark, entries: entries.all() }), changes);
    return mark;
  };

  return {
    changesSince: (since) => {
      const isWhole = since?.epoch !== mark.epoch;
      const changes = entries
        .all()
        .filter(({ version }) => isWhole || version > since.version)
        .map(({ table, id, row }) => ({ table, id, row }));
      return Promise.resolve({ mark, isWhole, changes });
    },
    write: (changes) => {
      mark = { ...mark, version: mark.version + 1 };
      for (const change of changes) entries.add(change, mark.version);
      return saved(changes);
    },
    clear: () => {
      entries.clear();
      mark = { epoch: mark.epoch + 1, version: 0 };
      return saved(null);
    },
    exclusively: createQueue(),
  };
};
