import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { lineStore, type Line } from './lineStore';
import { useAskAgain } from './useAskAgain';

/** What is told of the line. What failed while it was broken is asked for again by itself, told or put away. */
export const useLine = (): Line => {
  const line = useSyncExternalStore(lineStore.subscribe, lineStore.line);
  const shown = useSyncExternalStore(lineStore.subscribe, lineStore.shown);
  const queryClient = useQueryClient();

  useEffect(() => {
    const tell = () => lineStore.connected(navigator.onLine);
    tell();
    window.addEventListener('online', tell);
    window.addEventListener('offline', tell);
    return () => {
      window.removeEventListener('online', tell);
      window.removeEventListener('offline', tell);
    };
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
