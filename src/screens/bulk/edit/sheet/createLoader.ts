/** Loads records into the sheet page by page; a search includes records that are not loaded (rules 7, 9). */
import { isAbort } from '../../../../faults/failures';
import type { EditSource, Narrowing } from '../source';
import type { Sheet } from './createSheet';
import { createStore } from '../../../../schema/listeners';

/** Rows per response (rules 9). */
const pageSize = 500;

export interface LoadState {
  /** The first page is loaded. */
  readonly isReady: boolean;
  readonly isLoading: boolean;
  /** Error of the last request; null if it succeeded. */
  readonly error: unknown;
  /** The search text; '' for all. */
  readonly search: string;
  /** Total or number of matches, if the platform sends it. */
  readonly total: number | undefined;
  /** More rows can be loaded. */
  readonly isMore: boolean;
  /** The same for all records, independent of the search. */
  readonly all: { readonly total: number | undefined; readonly isMore: boolean };
}

interface Pages {
  readonly offset: number;
  readonly total: number | undefined;
  readonly isMore: boolean;
}

const unread: Pages = { offset: 0, total: undefined, isMore: true };

export const createLoader = ({
  sheet,
  read,
  narrowing,
}: {
  readonly sheet: Sheet;
  readonly read: EditSource['read'];
  readonly narrowing?: Narrowing | undefined;
}) => {
  let all = unread;
  let found = unread;
  let control: AbortController | null = null;
  const {
    get: state,
    set,
    subscribe,
  } = createStore<LoadState>({
    isReady: false,
    isLoading: false,
    error: null,
    search: '',
    total: undefined,
    isMore: true,
    all: unread,
  });
  const change = (next: Partial<LoadState>) => {
    const { total, isMore } = (next.search ?? state().search) === '' ? all : found;
    set({ ...state(), ...next, total, isMore, all });
  };
  /** Aborts requests in progress. */
  const stop = () => {
    control?.abort();
    control = null;
  };

  /** Loads the next page of all records or of the search, or retries a failed page. */
  const more = async () => {
    stop();
    const own = new AbortController();
    control = own;
    const { search } = state();
    const { offset } = search === '' ? all : found;
    change({ isLoading: true, error: null });
    try {
      const { records, total } = await read({ offset, search, narrowing }, own.signal);
      if (own.signal.aborted) return;
      const next = offset + records.length;
      const isMore =
        records.length > 0 && (total === undefined ? records.length >= pageSize : next < total);
      const pages = { offset: next, total, isMore };
      if (search === '') all = pages;
      else found = pages;
      sheet.append(records);
      change({ isReady: true, isLoading: false });
    } catch (error) {
      if (own.signal.aborted || isAbort(error)) return;
      change({ isLoading: false, error });
    }
  };
  return {
    state,
    subscribe,
    more,
    /** Loads pages until this many rows are loaded or none are left. */
    upTo: async (rows: number) => {
      for (let before = -1; ;) {
        await more();
        const { search, error, isLoading } = state();
        const { offset, isMore } = search === '' ? all : found;
        // Aborted, failed, or another search has started and loads on its own.
        if (!isMore || error !== null || isLoading || offset === before) return;
        if (offset >= rows) return;
        before = offset;
      }
    },
    search: async (text: string) => {
      stop();
      found = unread;
      change({ search: text, isLoading: false, error: null });
      if (text !== '' || !state().isReady) await more();
    },
    stop,
  };
};
