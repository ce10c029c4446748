/** When a write of react-admin's is sent among the others, and which page gives its parents. */
import type { Identifier } from 'react-admin';
import type { Page } from '../src/schema/pageAt';

/** The records that a method writes; empty ids for a new one. */
interface WrittenRecords {
  readonly resource: string;
  readonly ids: readonly Identifier[];
}

interface WriteTurn {
  /** Resolves when the writes are answered that must reach the platform before this one. Never rejects. */
  readonly ready: Promise<void>;
  /** The page on which the change was made, if that was earlier. */
  readonly page?: Page | undefined;
  /** Called when the write is answered. */
  readonly answered: () => void;
}

/**
 * Called at once for every write.
 * @param written without it, the write is none of react-admin's
 */
export type BeforeWrite = (written?: WrittenRecords) => WriteTurn | undefined;

/** What one write, perhaps of many calls, takes from its turn. */
export type WriteTime = Pick<WriteTurn, 'page'> & { readonly ready?: Promise<void> | undefined };

interface WriteOrderOptions {
  readonly beforeWrite: BeforeWrite;
  readonly page?: (() => Page) | undefined;
}

/** Milliseconds after which a read waits no longer for a write of its record. */
const longestWait = 5_000;

export const createWriteOrder = ({ beforeWrite, page }: WriteOrderOptions) => {
  /** Writes that are not answered, by record. */
  const underWay = new Map<string, Promise<unknown>>();

  const inTurn = async <Result>(
    written: WrittenRecords,
    work: (at: WriteTime) => Promise<Result>,
  ): Promise<Result> => {
    const turn = beforeWrite(written);
    try {
      // The page may be another one after waiting, and between the calls for many records.
      return await work({ ready: turn?.ready, page: turn?.page ?? page?.() });
    } finally {
      turn?.answered();
    }
  };

  return {
    inOrder: async <Result>(
      written: WrittenRecords,
      work: (at: WriteTime) => Promise<Result>,
    ): Promise<Result> => {
      const write = inTurn(written, work);
      const keys = written.ids.map((id) => `${written.resource} ${id}`);
      for (const key of keys) underWay.set(key, write);
      try {
        return await write;
      } finally {
        for (const key of keys) if (underWay.get(key) === write) underWay.delete(key);
      }
    },
    /**
     * Resolves when a write of the record is answered. Without this, a page that is opened in the meantime
     * would show the old values, and its form would save them.
     */
    afterWrite: async (resource: string, id: Identifier): Promise<void> => {
      const write = underWay.get(`${resource} ${id}`);
      if (!write) return;
      const timeout = new Promise((resolve) => setTimeout(resolve, longestWait));
      await Promise.race([write.catch(() => undefined), timeout]);
    },
  };
};
