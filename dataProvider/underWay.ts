/** Writes that are under way: reads of their records wait, and a second click is no second write. */
import type { Identifier } from 'react-admin';

/** Milliseconds after which a read waits no longer for a write of its record. */
const longestWait = 5_000;

/** JSON writes each file as an empty object. */
const withFiles = (_: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

export const createUnderWay = () => {
  /** Writes that are not answered, by record. */
  const writes = new Map<string, Promise<unknown>>();
  /** The same, by what is written. */
  const alike = new Map<string, Promise<unknown>>();

  return {
    /**
     * Does a write of these records. The same write of the same records that is under way is not made again: stock
     * buttons and hooks take a double click as two.
     * @param what tells the write from others of these records
     */
    writing: async <Result>(
      resource: string,
      ids: readonly Identifier[],
      { what, write }: { readonly what: unknown; readonly write: () => Promise<Result> },
    ): Promise<Result> => {
      const text = JSON.stringify([resource, ids, what], withFiles);
      const keys = ids.map((id) => `${resource} ${id}`);
      const first = alike.get(text);
      // After another write in between, the same values are a change back.
      if (first && keys.every((key) => writes.get(key) === first)) return first as Promise<Result>;
      const answer = write();
      alike.set(text, answer);
      for (const key of keys) writes.set(key, answer);
      try {
        return await answer;
      } finally {
        if (alike.get(text) === answer) alike.delete(text);
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
