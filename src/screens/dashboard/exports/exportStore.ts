/**
 * Files requested from the platform in this session, in memory only. They are created and downloaded in the background,
 * also while the user is on another page.
 */
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { AnalyticsCalls } from '../../../../dataProvider/calls/analytics';
import { atLogOut } from '../../../views/session';
import { isAbort } from '../../../lib/failures/failures';
import { createListeners } from '../../../lib/util/listeners';
import { saveFile } from '../../../lib/util/saveFile';

type ExportState =
  | { readonly type: 'making' }
  /** `share` from 0 to 1; null if the size is unknown. */
  | { readonly type: 'fetching'; readonly share: number | null }
  | { readonly type: 'done'; readonly file: Blob; readonly at: number }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'cancelled' };

export interface Export {
  readonly id: number;
  /** Without the platform's extension, until it is known. */
  readonly fileName: string;
  readonly state: ExportState;
}

export interface ExportRequest {
  /** Without an extension. */
  readonly name: string;
  readonly start: (signal: AbortSignal) => Promise<string>;
  readonly download: AnalyticsCalls['download'];
  /** Called for failures while the list is not visible. */
  readonly onUnseenFailure?: (fileName: string, error: unknown) => void;
}

/** 'csv' for 'exports/7/jobs.csv'. Other extensions read as csv, the only known format. */
const extensionOf = (filepath: string): string => /\.([a-z\d]{1,5})$/i.exec(filepath)?.[1] ?? 'csv';

interface StoreParts {
  readonly save: (name: string, file: Blob) => void;
  readonly now?: () => number;
}

export const createExportStore = ({ save, now = Date.now }: StoreParts) => {
  let all: readonly Export[] = [];
  const requests = new Map<
    number,
    { readonly wanted: ExportRequest; readonly abort: AbortController }
  >();
  const listeners = createListeners();

  const put = (next: readonly Export[]) => {
    all = next;
    listeners.tell();
  };
  const change = (id: number, values: Partial<Export>) =>
    put(all.map((entry) => (entry.id === id ? { ...entry, ...values } : entry)));

  const fail = (id: number, error: unknown, { name, onUnseenFailure }: ExportRequest) => {
    const fileName = all.find((entry) => entry.id === id)?.fileName ?? name;
    change(id, { state: { type: 'failed', error } });
    if (!listeners.isHeard()) onUnseenFailure?.(fileName, error);
  };

  const run = async (id: number, wanted: ExportRequest, signal: AbortSignal) => {
    const { name, start, download } = wanted;
    /** A cancelled export, which may have been restarted, is no longer updated. */
    const tell = (values: Partial<Export>) => {
      if (!signal.aborted) change(id, values);
    };
    try {
      const filepath = await start(signal);
      signal.throwIfAborted();
      const fileName = `${name}.${extensionOf(filepath)}`;
      tell({ fileName, state: { type: 'fetching', share: null } });
      const file = await download(filepath, {
        signal,
        onProgress: (share) => tell({ state: { type: 'fetching', share } }),
      });
      signal.throwIfAborted();
      tell({ state: { type: 'done', file, at: now() } });
      save(fileName, file);
    } catch (error) {
      if (isAbort(error)) tell({ state: { type: 'cancelled' } });
      else if (!signal.aborted) fail(id, error, wanted);
    }
  };

  const begin = (id: number, wanted: ExportRequest): Promise<void> => {
    const abort = new AbortController();
    requests.set(id, { wanted, abort });
    return run(id, wanted, abort.signal);
  };

  return {
    subscribe: listeners.subscribe,
    /** Newest first. */
    all: (): readonly Export[] => all,
    /** Resolves when it ends, with any result. */
    start: (wanted: ExportRequest): Promise<void> => {
      const id = (all[0]?.id ?? 0) + 1;
      put([{ id, fileName: wanted.name, state: { type: 'making' } }, ...all]);
      return begin(id, wanted);
    },
    cancel: (id: number): void => {
      const state = all.find((entry) => entry.id === id)?.state.type;
      if (state !== 'making' && state !== 'fetching') return;
      requests.get(id)?.abort.abort();
      change(id, { state: { type: 'cancelled' } });
    },
    /** Restarts a failed or cancelled export. */
    retry: (id: number): Promise<void> => {
      const request = requests.get(id);
      if (!request) return Promise.resolve();
      change(id, { state: { type: 'making' } });
      return begin(id, request.wanted);
    },
    /** Called at log-out: nothing more is fetched, saved or reported, and downloaded files are released. */
    close: (): void => {
      for (const { abort } of requests.values()) abort.abort();
      requests.clear();
      put([]);
    },
    /** Downloads the same file again. */
    saveAgain: (id: number): void => {
      const entry = all.find((item) => item.id === id);
      if (entry?.state.type === 'done') save(entry.fileName, entry.state.file);
    },
  };
};

type ExportStore = ReturnType<typeof createExportStore>;

const stores = new WeakMap<QueryClient, ExportStore>();

/** The exports of this session: at log-out its query cache is dropped and the exports are closed. */
export const useExportStore = (): ExportStore => {
  const client = useQueryClient();
  const store = stores.get(client);
  if (store) return store;
  const newStore = createExportStore({ save: saveFile });
  stores.set(client, newStore);
  // A file of one user must not be fetched or saved in the next user's session.
  atLogOut(client, () => {
    stores.delete(client);
    newStore.close();
  });
  return newStore;
};

export const useExports = (): readonly Export[] => {
  const store = useExportStore();
  return useSyncExternalStore(store.subscribe, store.all);
};
