/**
 * Records requests in IndexedDB before they are sent, so that a closed page neither loses nor repeats any. Runs are
 * stored per user and contain nothing of the session. Without storage in the browser, everything still works.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { isHeld } from './lock';

/** A run as the journal lists it. */
export interface KeptRun {
  readonly id: string;
  /** Id of the user who started the run. */
  readonly owner: string;
  readonly accountId: string;
  readonly kind: string;
  /** The run that this one undoes. */
  readonly of?: string;
  /** Where the records of an import are made: the entity, and the parents of its list. */
  readonly place?: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly total: number;
  readonly saved: number;
  /** `open`: some requests are not finished. `ended`: all are finished. `undone`: the run was undone. */
  readonly phase: 'open' | 'ended' | 'undone';
}

interface Schema extends DBSchema {
  runs: { key: string; value: KeptRun };
  /** The requests, in chunks; written once. */
  chunks: { key: [string, number]; value: readonly unknown[] };
  /** The progress of each chunk; written whenever it changes. */
  states: { key: [string, number]; value: readonly unknown[] };
}

interface KeptChunk {
  readonly rows: readonly unknown[];
  readonly states: readonly unknown[];
}

const name = 'facings-journal';
/** Finished runs to keep per user. */
const maxFinishedRuns = 10;
/** Milliseconds: 30 days. */
const maxAge = 30 * 24 * 60 * 60 * 1000;
/** Chunks to store or read at once; the page can paint between two groups. */
const chunksPerTransaction = 10;

const every = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

const readSome = async (db: IDBPDatabase<Schema>, id: string, from: number) => {
  const range = IDBKeyRange.bound([id, from], [id, from + chunksPerTransaction - 1]);
  const step = db.transaction(['chunks', 'states']);
  const [rows, keys, states] = await Promise.all([
    step.objectStore('chunks').getAll(range),
    step.objectStore('states').getAllKeys(range),
    step.objectStore('states').getAll(range),
  ]);
  const byChunk = new Map(keys.map(([, chunk], at) => [chunk, states[at] ?? []]));
  return rows.map((chunk, at) => ({ rows: chunk, states: byChunk.get(from + at) ?? [] }));
};

const remove = async (db: IDBPDatabase<Schema>, id: string): Promise<void> => {
  const step = db.transaction(['runs', 'chunks', 'states'], 'readwrite');
  await Promise.all([
    step.objectStore('runs').delete(id),
    step.objectStore('chunks').delete(every(id)),
    step.objectStore('states').delete(every(id)),
    step.done,
  ]);
};

const newestFirst = (one: KeptRun, other: KeptRun): number => other.startedAt - one.startedAt;

/**
 * Removes the oldest finished runs and all expired runs. Unfinished runs are kept because they are the only record of
 * what was sent. Chunks without a run come from a page that closed while storing them.
 */
const tidy = async (db: IDBPDatabase<Schema>, now: number): Promise<void> => {
  const runs = (await db.getAll('runs')).sort(newestFirst);
  const counts = new Map<string, number>();
  for (const { id, owner, startedAt, phase } of runs) {
    const count = (counts.get(owner) ?? 0) + (phase === 'open' ? 0 : 1);
    counts.set(owner, count);
    const isTooMany = phase !== 'open' && count > maxFinishedRuns;
    // A tab is still working on this run.
    if ((isTooMany || startedAt < now - maxAge) && !(await isHeld(id))) await remove(db, id);
  }
  const known = new Set(runs.map(({ id }) => id));
  const keys = [...(await db.getAllKeys('chunks')), ...(await db.getAllKeys('states'))];
  const stored = new Set(keys.map(([id]) => id));
  for (const id of stored) {
    // Another tab may be storing this run right now.
    if (!known.has(id) && !(await isHeld(id))) await remove(db, id);
  }
};

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(name, 1, {
    upgrade: (db) => {
      db.createObjectStore('runs', { keyPath: 'id' });
      db.createObjectStore('chunks');
      db.createObjectStore('states');
    },
  });

interface JournalOptions {
  /** Id of the user. */
  readonly owner: string;
  readonly now?: () => number;
}

/** Opens the journal; never rejects. If storage is unavailable or fails later, the journal's `isKept` is false. */
export const openJournal = async ({ owner, now = Date.now }: JournalOptions) => {
  let db: IDBPDatabase<Schema> | null = null;
  let isClosed = false;
  /** After the first failure nothing more is stored: an incomplete journal is worse than none. */
  const tried = async <T>(
    what: (db: IDBPDatabase<Schema>) => Promise<T>,
    without: T,
  ): Promise<T> => {
    if (!db) return without;
    try {
      return await what(db);
    } catch {
      db.close();
      db = null;
      return without;
    }
  };
  /** Opens the database again after it could not be written. `isKept` says whether that worked. */
  const reopen = async (): Promise<void> => {
    if (db || isClosed) return;
    try {
      db = await open();
    } catch {
      // Private windows of some browsers have no storage. `isKept` reports it.
    }
  };
  await reopen();
  await tried((kept) => tidy(kept, now()), undefined);

  return {
    /** False if the browser stores nothing. */
    isKept: (): boolean => db !== null,
    owner,
    begin: (run: KeptRun, chunks: readonly (readonly unknown[])[]): Promise<void> =>
      tried(async (kept) => {
        for (let at = 0; at < chunks.length; at += chunksPerTransaction) {
          const step = kept.transaction('chunks', 'readwrite', { durability: 'relaxed' });
          for (const [place, rows] of chunks.slice(at, at + chunksPerTransaction).entries())
            void step.store.put(rows, [run.id, at + place]);
          await step.done;
        }
        // Written last: a run that has an entry is complete.
        await kept.put('runs', run);
      }, undefined),
    note: (id: string, chunk: number, states: readonly unknown[]): Promise<void> =>
      tried(async (kept) => {
        await kept.put('states', states, [id, chunk]);
      }, undefined),
    change: (id: string, change: Partial<Pick<KeptRun, 'phase' | 'saved'>>): Promise<void> =>
      tried(async (kept) => {
        const step = kept.transaction('runs', 'readwrite');
        const run = await step.store.get(id);
        if (run) await step.store.put({ ...run, ...change });
        await step.done;
      }, undefined),
    /** This user's runs, newest first. */
    runs: (): Promise<readonly KeptRun[]> =>
      tried(async (kept) => {
        const runs = await kept.getAll('runs');
        return runs.filter((run) => run.owner === owner).sort(newestFirst);
      }, []),
    /** The requests and their progress. A chunk that was never started has no states. */
    read: (id: string): Promise<readonly KeptChunk[]> =>
      tried(async (kept) => {
        const read: KeptChunk[] = [];
        for (let isMore = true; isMore;) {
          const some = await readSome(kept, id, read.length);
          read.push(...some);
          isMore = some.length === chunksPerTransaction;
        }
        return read;
      }, []),
    forget: (id: string): Promise<void> => tried((kept) => remove(kept, id), undefined),
    reopen,
    /** Stops storing and closes the database. */
    close: (): void => {
      isClosed = true;
      db?.close();
      db = null;
    },
  };
};

export type Journal = Awaited<ReturnType<typeof openJournal>>;

/**
 * Cleans up at log-out: removes the finished and undone runs of all users with their rows and their undo. An unfinished
 * run stays under its user's id and is visible only to that user: it is the only record of which rows the platform may
 * have accepted, and without it they would be sent twice.
 */
export const forgetEndedRuns = async (): Promise<void> => {
  const db = await open();
  try {
    for (const { id, phase } of await db.getAll('runs')) if (phase !== 'open') await remove(db, id);
  } finally {
    db.close();
  }
};
