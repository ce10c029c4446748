/**
 * Records requests in IndexedDB before they are sent, so that a closed page neither loses nor repeats any. Runs are
 * stored per user and contain nothing of the session. Without storage in the browser, everything still works.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { chunksOf } from './calls';
import { isHeld } from './lock';

/** A record that was created before the rows of a run, because they name it. */
export interface NamedRecord {
  /** Name of its entity. */
  readonly of: string;
  readonly id: string;
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
}

/** A run as the journal lists it. */
export interface KeptRun {
  readonly id: string;
  /** Id of the user who started the run. */
  readonly owner: string;
  readonly accountId: string;
  readonly kind: string;
  /** The run that this one undoes. */
  readonly of?: string | undefined;
  /** The entity of an import or a copy, and the parents of its list. */
  readonly place?: string | undefined;
  readonly named?: readonly NamedRecord[];
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly total: number;
  readonly saved: number;
  /** `open`: some requests are not finished. `ended`: all are finished. `undone`: the run was undone. */
  readonly phase: 'open' | 'ended' | 'undone';
}

/** A run that starts; now by default, and with nothing saved. */
export type NewRun = Pick<KeptRun, 'id' | 'accountId' | 'kind' | 'of' | 'place'> & Partial<KeptRun>;

/** What is stored of a row. */
interface KeptItem {
  /** Position in the run. */
  readonly index: number;
  readonly state: unknown;
}

interface Schema extends DBSchema {
  runs: { key: string; value: KeptRun };
  /** The items in chunks; written once. */
  chunks: { key: [string, number]; value: readonly KeptItem[] };
  /** The states of the items of each chunk; written whenever one changes. */
  states: { key: [string, number]; value: readonly unknown[] };
}

const name = 'facings-saves';
/** Finished runs of one kind to keep per user: copies do not push out the undo of an import. */
const maxFinishedRuns = 10;
/** Milliseconds: 30 days. */
const maxAge = 30 * 24 * 60 * 60 * 1000;
/** Items stored together. */
const chunkSize = 100;
/** Chunks to store or read at once; the page can paint between two groups. */
const chunksPerTransaction = 10;

const chunksFrom = (id: string, from: number, count = Infinity): IDBKeyRange =>
  IDBKeyRange.bound([id, from], [id, from + count - 1]);

const remove = async (db: IDBPDatabase<Schema>, id: string): Promise<void> => {
  const step = db.transaction(['runs', 'chunks', 'states'], 'readwrite');
  await Promise.all([
    step.objectStore('runs').delete(id),
    step.objectStore('chunks').delete(chunksFrom(id, 0)),
    step.objectStore('states').delete(chunksFrom(id, 0)),
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
  const finished = new Map<string, number>();
  const outdated = runs.filter(({ owner, kind, startedAt, phase }) => {
    const key = `${owner}\n${kind}`;
    const count = (finished.get(key) ?? 0) + (phase === 'open' ? 0 : 1);
    finished.set(key, count);
    return startedAt < now - maxAge || (phase !== 'open' && count > maxFinishedRuns);
  });
  const runIds = new Set(runs.map(({ id }) => id));
  const stored = [...(await db.getAllKeys('chunks')), ...(await db.getAllKeys('states'))];
  const unknown = stored.flatMap(([id]) => (runIds.has(id) ? [] : [id]));
  for (const id of new Set([...outdated.map((run) => run.id), ...unknown]))
    // Another tab may be working on this run, or storing it right now.
    if (!(await isHeld(id))) await remove(db, id);
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

/** The journal of a user; never rejects. If storage is unavailable or fails later, the journal's `isKept` is false. */
export const openJournal = async ({ owner, now = Date.now }: JournalOptions) => {
  let isKept = true;
  let isClosed = false;
  let uses = 0;
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  /** The database is open only while it is used: an open one would keep other tabs from removing or upgrading it. */
  const used = async <T>(what: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
    uses += 1;
    try {
      opened ??= open();
      return await what(await opened);
    } finally {
      uses -= 1;
      if (uses === 0) {
        const last = opened;
        opened = null;
        // One that could not be opened needs no closing.
        await last?.then((db) => db.close()).catch(() => undefined);
      }
    }
  };
  /** After the first failure nothing more is stored: an incomplete journal is worse than none. */
  const tried = async <T>(
    what: (db: IDBPDatabase<Schema>) => Promise<T>,
    without: T,
  ): Promise<T> => {
    if (!isKept) return without;
    try {
      return await used(what);
    } catch {
      // Private windows of some browsers have no storage. `isKept` reports it.
      isKept = false;
      return without;
    }
  };
  /** Stores again after the database could not be written. `isKept` says whether it can be opened. */
  const reopen = async (): Promise<void> => {
    if (isKept || isClosed) return;
    isKept = true;
    await tried(() => Promise.resolve(), undefined);
  };
  await tried((kept) => tidy(kept, now()), undefined);

  return {
    /** False if the browser stores nothing. */
    isKept: (): boolean => isKept,
    begin: (run: NewRun, items: readonly KeptItem[]): Promise<void> =>
      tried(async (kept) => {
        const chunks = [...chunksOf(items, chunkSize).entries()];
        for (const some of chunksOf(chunks, chunksPerTransaction)) {
          const step = kept.transaction('chunks', 'readwrite', { durability: 'relaxed' });
          for (const [chunk, chunkItems] of some) void step.store.put(chunkItems, [run.id, chunk]);
          await step.done;
        }
        // Written last: a run that has an entry is complete.
        const begun = { owner, startedAt: now(), total: items.length, saved: 0 };
        await kept.put('runs', { ...begun, phase: 'open', ...run });
      }, undefined),
    /** Stores the states of the changed items. `all`: the items of the run, by index. */
    note: (id: string, all: readonly KeptItem[], changed: readonly KeptItem[]): Promise<void> =>
      tried(async (kept) => {
        for (const chunk of new Set(changed.map(({ index }) => Math.floor(index / chunkSize)))) {
          const items = all.slice(chunk * chunkSize, (chunk + 1) * chunkSize);
          const states = items.map(({ state }) => state);
          await kept.put('states', states, [id, chunk]);
        }
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
    /** The items of a run with their latest states. */
    read: (id: string): Promise<readonly KeptItem[]> =>
      tried(async (kept) => {
        const read: KeptItem[] = [];
        for (let from = 0; ; from += chunksPerTransaction) {
          const step = kept.transaction(['chunks', 'states']);
          const range = chunksFrom(id, from, chunksPerTransaction);
          const chunks = await step.objectStore('chunks').getAll(range);
          for (const [place, items] of chunks.entries()) {
            const states = await step.objectStore('states').get([id, from + place]);
            read.push(...items.map((item, at) => ({ ...item, state: states?.[at] ?? item.state })));
          }
          if (chunks.length < chunksPerTransaction) return read;
        }
      }, []),
    forget: (id: string): Promise<void> => tried((kept) => remove(kept, id), undefined),
    reopen,
    /** Stops storing, as a closed page does. */
    close: (): void => {
      isClosed = true;
      isKept = false;
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
