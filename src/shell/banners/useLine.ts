import { useQueryClient, type QueryState } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { failureOf } from '../../lib/failures/failures';
import { lineStore, type NetworkLine } from './lineStore';

/** Milliseconds between two attempts. */
const again = 10_000;

const isLost = ({ status, error }: QueryState<unknown, unknown>): boolean => {
  const kind = status === 'error' ? failureOf(error)?.kind : undefined;
  return kind === 'network' || kind === 'timeout';
};

const useAskAgain = (): void => {
  const queryClient = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = queryClient.getQueryCache().subscribe((event) => {
      if (timer !== undefined || event.type !== 'updated' || event.action.type !== 'error') return;
      if (!isLost(event.query.state)) return;
      timer = setTimeout(() => {
        timer = undefined;
        void queryClient.refetchQueries({
          type: 'active',
          predicate: ({ state }) => isLost(state),
        });
      }, again);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [queryClient]);
};

/**
 * Returns the connection's state to show, and repeats failed requests while it is bad, even if its message was
 * dismissed. The state alone does not say when to repeat: one call may fail while others succeed, or just when the
 * connection returns.
 */
export const useLine = (): NetworkLine => {
  const line = useSyncExternalStore(lineStore.subscribe, lineStore.line);
  const shown = useSyncExternalStore(lineStore.subscribe, lineStore.shown);
  const queryClient = useQueryClient();

  useEffect(() => {
    const tell = () => lineStore.connected(navigator.onLine);
    tell();
    const listening = new AbortController();
    for (const name of ['online', 'offline'])
      window.addEventListener(name, tell, { signal: listening.signal });
    return () => listening.abort();
  }, []);

  useEffect(() => {
    if (line !== 'back') return;
    void queryClient.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    });
  }, [line, queryClient]);
  useAskAgain();
  return shown;
};
