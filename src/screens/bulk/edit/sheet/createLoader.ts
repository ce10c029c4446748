/** Fetches products into the sheet, a page at a time; a search looks beyond what is loaded (rules 7, 9). */
import type { BulkCalls } from '../../../../../dataProvider/calls/bulk';
import { isAbort } from '../../../../views/failureText';
import type { Sheet } from './createSheet';

/** Rows of one answer (rules 9). */
const pageSize = 500;

export interface LoadState {
  /** The first page is here. */
  readonly isReady: boolean;
  readonly isLoading: boolean;
  /** Why the last read failed; null while nothing has. */
  readonly error: unknown;
  /** What is searched; '' for all. */
  readonly search: string;
  /** How many there are, or match, where the platform says so. */
  readonly total: number | undefined;
  /** More of them are not loaded yet. */
  readonly isMore: boolean;
  /** The same of all, whatever is searched. */
  readonly all: { readonly total: number | undefined; readonly isMore: boolean };
}

interface Pages {
  readonly offset: number;
  readonly total: number | undefined;
  readonly isMore: boolean;
}

const unread: Pages = { offset: 0, total: undefined, isMore: true };

export interface Loader {
  readonly state: () => LoadState;
  readonly subscribe: (listener: () => void) => () => void;
  /** The next page of all, or of what is searched; also another try of one that failed. */
  readonly more: () => Promise<void>;
  /** Pages of what is asked for, one after the other, until so many rows are there or no more are. */
  readonly upTo: (rows: number) => Promise<void>;
  readonly search: (text: string) => Promise<void>;
  /** Gives up what is under way. */
  readonly stop: () => void;
}

export const createLoader = ({
  sheet,
  accountId,
  bulk,
}: {
  readonly sheet: Sheet;
  readonly accountId: string;
  readonly bulk: Pick<BulkCalls, 'loadProducts'>;
}): Loader => {
  const listeners = new Set<() => void>();
  let all = unread;
  let found = unread;
  let control: AbortController | null = null;
  let state: LoadState = {
    isReady: false,
    isLoading: false,
    error: null,
    search: '',
    total: undefined,
    isMore: true,
    all: unread,
  };
  const change = (next: Partial<LoadState>) => {
    const { total, isMore } = (next.search ?? state.search) === '' ? all : found;
    state = { ...state, ...next, total, isMore, all };
    listeners.forEach((listener) => {
      listener();
    });
  };
  const stop = () => {
    control?.abort();
    control = null;
  };

  const more = async () => {
    stop();
    const own = new AbortController();
    control = own;
    const { search } = state;
    const { offset } = search === '' ? all : found;
    change({ isLoading: true, error: null });
    try {
      const { products, total } = await bulk.loadProducts(
        { account_id: accountId, offset, search },
        own.signal,
      );
      if (own.signal.aborted) return;
      const next = offset + products.length;
      const isMore =
        products.length > 0 && (total === undefined ? products.length >= pageSize : next < total);
      const pages = { offset: next, total, isMore };
      if (search === '') all = pages;
      else found = pages;
      sheet.append(products);
      change({ isReady: true, isLoading: false });
    } catch (error) {
      if (own.signal.aborted || isAbort(error)) return;
      change({ isLoading: false, error });
    }
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    more,
    upTo: async (rows) => {
      for (let before = -1; ;) {
        await more();
        const { offset, isMore } = state.search === '' ? all : found;
        // Given up, failed, or another search: whoever asked for that loads on.
        if (!isMore || state.error !== null || state.isLoading || offset === before) return;
        if (offset >= rows) return;
        before = offset;
      }
    },
    search: async (text) => {
      stop();
      found = unread;
      change({ search: text, isLoading: false, error: null });
      if (text !== '' || !state.isReady) await more();
    },
    stop,
  };
};
