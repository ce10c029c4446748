/** Loads records into the sheet page by page; a search includes records that are not loaded (rules 7, 9). */
import { isAbort } from '../../../../lib/failures/failures';
import type { EditSource, Narrowing } from '../source';
import type { Sheet } from './createSheet';
import { createStore } from '../../../../lib/util/listeners';

interface Pages {
  readonly offset: number;
  /** Total or number of matches, if the platform sends it. */
  readonly total: number | undefined;
  /** More rows can be loaded. */
  readonly isMore: boolean;
}

export interface LoadState extends Pages {
  /** The first page is loaded. */
  readonly isReady: boolean;
  readonly isLoading: boolean;
  /** Error of the last request; null if it succeeded. */
  readonly error: unknown;
  /** The search text; '' for all. */
  readonly search: string;
  /** Of all records, independent of the search. */
  readonly all: Pages;
}

const unread: Pages = { offset: 0, total: undefined, isMore: true };

interface LoaderOptions extends Pick<EditSource, 'read'> {
  readonly sheet: Sheet;
  readonly narrowing?: Narrowing | undefined;
}

export const createLoader = ({ sheet, read, narrowing }: LoaderOptions) => {
  let control: AbortController | null = null;
  const { get, set, subscribe } = createStore<LoadState>({
    ...unread,
    isReady: false,
    isLoading: false,
    error: null,
    search: '',
    all: unread,
  });
  const change = (next: Partial<LoadState>) => set({ ...get(), ...next });
  /** Aborts requests in progress. */
  const stop = () => {
    control?.abort();
    control = null;
  };

  /** Loads the next page of all records or of the search, or retries a failed page. */
  const more = async () => {
    stop();
    const abort = new AbortController();
    control = abort;
    const { search, offset } = get();
    change({ isLoading: true, error: null });
    try {
      const { records, total } = await read({ offset, search, narrowing }, abort.signal);
      if (abort.signal.aborted) return;
      const next = offset + records.length;
      // Without a total, a short page may not be the last one: the platform's pages may be smaller.
      const isMore = records.length > 0 && (total === undefined || next < total);
      const pages = { offset: next, total, isMore };
      sheet.append(records);
      change({
        ...pages,
        ...(search === '' ? { all: pages } : {}),
        isReady: true,
        isLoading: false,
      });
    } catch (error) {
      if (abort.signal.aborted || isAbort(error)) return;
      change({ isLoading: false, error });
    }
  };
  return {
    state: get,
    subscribe,
    more,
    /** Loads pages until this many rows are loaded or none are left. */
    upTo: async (rows: number) => {
      for (let before = -1; ;) {
        await more();
        const { offset, isMore, error, isLoading } = get();
        // Aborted, failed, or another search has started and loads on its own.
        if (!isMore || error !== null || isLoading || offset === before) return;
        if (offset >= rows) return;
        before = offset;
      }
    },
    search: async (text: string) => {
      stop();
      const pages = text === '' ? get().all : unread;
      change({ ...pages, search: text, isLoading: false, error: null });
      if (text !== '' || !get().isReady) await more();
    },
    stop,
  };
};
