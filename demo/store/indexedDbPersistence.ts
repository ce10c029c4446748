/**
 * Stores changes in IndexedDB. A write resolves when its transaction is complete, so confirmed changes survive a
 * reload. Tabs stay consistent without messages: each reads the changes before it answers, which costs one small read
 * and cannot be late, unlike a message.
 */
import { createQueue, type Entry, type Mark, type Persistence } from './persistence';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('IndexedDB refused.'));
    };
  });

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => {
      resolve();
    };
    transaction.onabort = () => {
      reject(transaction.error ?? new Error('IndexedDB gave up.'));
    };
  });

const openDatabase = (name: string): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    const { result } = request;
    result.createObjectStore('meta');
    result
      .createObjectStore('changes', { keyPath: ['table', 'id'] })
      .createIndex('version', 'version');
  };
  return done(request);
};

const firstMark: Mark = { epoch: 1, version: 0 };

export const indexedDbPersistence = async (name: string): Promise<Persistence> => {
  const database = await openDatabase(name);
  // Do not block another tab that removes or upgrades the database.
  database.onversionchange = () => {
    database.close();
  };
  const readMark = async (transaction: IDBTransaction): Promise<Mark> =>
    ((await done(transaction.objectStore('meta').get('mark'))) as Mark | undefined) ?? firstMark;

  const change = async (work: (transaction: IDBTransaction, mark: Mark) => Mark): Promise<Mark> => {
    const transaction = database.transaction(['meta', 'changes'], 'readwrite');
    const end = completed(transaction);
    const mark = work(transaction, await readMark(transaction));
    transaction.objectStore('meta').put(mark, 'mark');
    await end;
    return mark;
  };

  const queue = createQueue();
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;

  return {
    changesSince: async (since) => {
      const transaction = database.transaction(['meta', 'changes'], 'readonly');
      const mark = await readMark(transaction);
      const isWhole = since?.epoch !== mark.epoch;
      if (!isWhole && since.version === mark.version) return { mark, isWhole, changes: [] };
      const range = isWhole ? null : IDBKeyRange.lowerBound(since.version, true);
      const found = await done(transaction.objectStore('changes').index('version').getAll(range));
      const changes = (found as Entry[]).map(({ table, id, row }) => ({ table, id, row }));
      return { mark, isWhole, changes };
    },
    write: (changes) =>
      change((transaction, { epoch, version }) => {
        const mark = { epoch, version: version + 1 };
        const entries = transaction.objectStore('changes');
        for (const one of changes) entries.put({ ...one, version: mark.version });
        return mark;
      }),
    clear: () =>
      change((transaction, { epoch }) => {
        transaction.objectStore('changes').clear();
        return { epoch: epoch + 1, version: 0 };
      }),
    // Without locks (plain HTTP on a network), only the calls of this tab are exclusive.
    exclusively: <T>(work: () => Promise<T>) =>
      locks ? (locks.request(name, work) as Promise<T>) : queue(work),
  };
};
