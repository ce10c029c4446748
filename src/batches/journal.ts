/**
 * What is being sent, written down before it leaves, so that a closed page loses and doubles nothing. On IndexedDB;
 * kept per person, with nothing of the session in it. Where the browser keeps nothing, everything works without.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { isHeld } from './lock';

/** A run as the journal lists it. */
export interface KeptRun {
  readonly id: string;
  /** Whose it is. */
  readonly owner: string;
  readonly accountId: string;
  readonly kind: string;
  /** Run that this one takes back. */
  readonly of?: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly total: number;
  readonly saved: number;
  /** `open`: something of it is not done. `ended`: all of it is. `undone`: it was taken back. */
  readonly phase: 'open' | 'ended' | 'undone';
}

interface Schema extends DBSchema {
  runs: { key: string; value: KeptRun };
  /** What was asked, in chunks; written once. */
  chunks: { key: [string, number]; value: readonly unknown[] };
  /** How far each chunk is; written as often as that changes. */
  states: { key: [string, number]; value: readonly unknown[] };
}

export interface Journal {
  /** Whether anything is kept at all. */
  readonly isKept: () => boolean;
  readonly owner: string;
  readonly begin: (run: KeptRun, chunks: readonly (readonly unknown[])[]) => Promise<void>;
  readonly note: (id: string, chunk: number, states: readonly unknown[]) => Promise<void>;
  readonly change: (id: string, change: Partial<Pick<KeptRun, 'phase' | 'saved'>>) => Promise<void>;
  /** Runs of this person, the newest first. */
  readonly runs: () => Promise<readonly KeptRun[]>;
  /** What was asked, and how far it is: a chunk that was never begun has no states. */
  readonly read: (
    id: string,
  ) => Promise<
    readonly { readonly rows: readonly unknown[]; readonly states: readonly unknown[] }[]
  >;
  readonly forget: (id: string) => Promise<void>;
  /** Nothing is kept any more by this one. */
  readonly close: () => void;
}

const name = 'facings-journal';
/** Runs of a person that are kept although nothing of them is left to do. */
const mostRuns = 10;
/** Milliseconds: 30 days. */
const oldest = 30 * 24 * 60 * 60 * 1000;
/** Chunks that are stored or read in one go; between two of them the page may draw. */
const atOnce = 10;

const every = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

const readSome = async (db: IDBPDatabase<Schema>, id: string, from: number) => {
  const range = IDBKeyRange.bound([id, from], [id, from + atOnce - 1]);
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
 * Of runs that are done the oldest go, and whatever is too old: an unfinished one is the only word on what was sent.
 * Chunks without a run are what a closed page left half-stored.
 */
const tidy = async (db: IDBPDatabase<Schema>, now: number): Promise<void> => {
  const runs = (await db.getAll('runs')).sort(newestFirst);
  const counts = new Map<string, number>();
  for (const { id, owner, startedAt, phase } of runs) {
    const count = (counts.get(owner) ?? 0) + (phase === 'open' ? 0 : 1);
    counts.set(owner, count);
    const isTooMany = phase !== 'open' && count > mostRuns;
    // What some tab is at work on is left alone.
    if ((isTooMany || startedAt < now - oldest) && !(await isHeld(id))) await remove(db, id);
  }
  const known = new Set(runs.map(({ id }) => id));
  const keys = [...(await db.getAllKeys('chunks')), ...(await db.getAllKeys('states'))];
  const stored = new Set(keys.map(([id]) => id));
  for (const id of stored) {
    // Another tab may be storing it at this moment.
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

interface Asked {
  /** Id of the person. */
  readonly owner: string;
  readonly now?: () => number;
}

/** Never rejects: a browser that keeps nothing, or nothing any more, makes a journal that is not kept. */
export const openJournal = async ({ owner, now = Date.now }: Asked): Promise<Journal> => {
  let db: IDBPDatabase<Schema> | null = null;
  /** From the first failure on nothing is kept: a journal with holes would be worse than none. */
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
  try {
    db = await open();
  } catch {
    // Private windows of some browsers have no storage; whoever saves is told by `isKept`.
  }
  await tried((kept) => tidy(kept, now()), undefined);

  return {
    isKept: () => db !== null,
    owner,
    begin: (run, chunks) =>
      tried(async (kept) => {
        for (let at = 0; at < chunks.length; at += atOnce) {
          const step = kept.transaction('chunks', 'readwrite', { durability: 'relaxed' });
          for (const [place, rows] of chunks.slice(at, at + atOnce).entries())
            void step.store.put(rows, [run.id, at + place]);
          await step.done;
        }
        // The entry comes last: what has one is whole.
        await kept.put('runs', run);
      }, undefined),
    note: (id, chunk, states) =>
      tried(async (kept) => {
        await kept.put('states', states, [id, chunk]);
      }, undefined),
    change: (id, change) =>
      tried(async (kept) => {
        const step = kept.transaction('runs', 'readwrite');
        const run = await step.store.get(id);
        if (run) await step.store.put({ ...run, ...change });
        await step.done;
      }, undefined),
    runs: () =>
      tried(async (kept) => {
        const runs = await kept.getAll('runs');
        return runs.filter((run) => run.owner === owner).sort(newestFirst);
      }, []),
    read: (id) =>
      tried(async (kept) => {
        const read: { rows: readonly unknown[]; states: readonly unknown[] }[] = [];
        for (let isMore = true; isMore;) {
          const some = await readSome(kept, id, read.length);
          read.push(...some);
          isMore = some.length === atOnce;
        }
        return read;
      }, []),
    forget: (id) => tried((kept) => remove(kept, id), undefined),
    close: () => {
      db?.close();
      db = null;
    },
  };
};

/** Removes, whoever's they are, runs that have ended or were taken back; with them goes the way to undo them. */
export const forgetEndedRuns = async (): Promise<void> => {
  const db = await open();
  try {
    for (const { id, phase } of await db.getAll('runs')) if (phase !== 'open') await remove(db, id);
  } finally {
    db.close();
  }
};
