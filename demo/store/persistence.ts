/** Where changes against the seed are kept. Every tab and every restart starts from seed plus changes. */
import type { Row } from './tables';

export interface Change {
  readonly table: string;
  readonly id: string;
  /** Null for a removed row. */
  readonly row: Row | null;
}

/** How far a store has read: a clearing begins a new epoch, each write a new version. */
export interface Mark {
  readonly epoch: number;
  readonly version: number;
}

export interface News {
  readonly mark: Mark;
  /** What was read before is void: the changes are all there are. */
  readonly isWhole: boolean;
  /** Oldest first, only the last of each row. */
  readonly changes: readonly Change[];
}

export interface Persistence {
  readonly changesSince: (mark: Mark | undefined) => Promise<News>;
  /** Resolves once the changes will survive a reload. */
  readonly write: (changes: readonly Change[]) => Promise<Mark>;
  readonly clear: () => Promise<Mark>;
  /** Runs one piece of work at a time, among all that share the changes. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
}

export interface Kept {
  readonly mark: Mark;
  readonly entries: readonly (Change & { readonly version: number })[];
}

/** One after the other, whatever the one before came to. */
export const createQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
};

const keyOf = ({ table, id }: Change): string => `${table}/${id}`;

/**
 * Keeps changes in memory: for tests, where two stores on one of these are two tabs, and below a file.
 * `save` is awaited before a change counts as written; it is given all that is kept, and what is new of it (null:
 * it was cleared).
 */
export const memoryPersistence = ({
  kept = { mark: { epoch: 1, version: 0 }, entries: [] },
  save = () => Promise.resolve(),
}: {
  readonly kept?: Kept;
  readonly save?: (kept: () => Kept, changes: readonly Change[] | null) => Promise<void>;
} = {}): Persistence => {
  let mark = kept.mark;
  const entries = new Map(kept.entries.map((entry) => [keyOf(entry), entry]));
  const saved = async (changes: readonly Change[] | null): Promise<Mark> => {
    await save(() => ({ mark, entries: [...entries.values()] }), changes);
    return mark;
  };

  return {
    changesSince: (since) => {
      const isWhole = since?.epoch !== mark.epoch;
      const changes = [...entries.values()]
        .filter(({ version }) => isWhole || version > since.version)
        .map(({ table, id, row }) => ({ table, id, row }));
      return Promise.resolve({ mark, isWhole, changes });
    },
    write: (changes) => {
      mark = { ...mark, version: mark.version + 1 };
      for (const change of changes) {
        // Taken out first, so that the newest stands last.
        entries.delete(keyOf(change));
        entries.set(keyOf(change), { ...change, version: mark.version });
      }
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
