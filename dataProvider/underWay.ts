/** Reads of records that are being written. */
import type { Identifier } from 'react-admin';

/** Milliseconds after which a read waits no longer for a write of its record. */
const longestWait = 5_000;

export const createUnderWay = () => {
  /** Writes that are not answered, by record. */
  const writes = new Map<string, Promise<unknown>>();

  return {
    /** Does a write of these records. */
    writing: async <Result>(
      resource: string,
      ids: readonly Identifier[],
      write: () => Promise<Result>,
    ): Promise<Result> => {
      const answer = write();
      const keys = ids.map((id) => `${resource} ${id}`);
      for (const key of keys) writes.set(key, answer);
      try {
        return await answer;
      } finally {
        for (const key of keys) if (writes.get(key) === answer) writes.delete(key);
      }
    },
    /**
     * Resolves when a write of the record is answered. Without this, a page that is opened in the meantime
     * would show the old values, and its form would save them.
     */
    afterWrite: async (resource: string, id: Identifier): Promise<void> => {
      const write = writes.get(`${resource} ${id}`);
      if (!write) return;
      const timeout = new Promise((resolve) => setTimeout(resolve, longestWait));
      await Promise.race([write.catch(() => undefined), timeout]);
    },
  };
};
