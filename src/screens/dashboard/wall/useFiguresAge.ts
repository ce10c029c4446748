import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { figuresKey } from '../figures/useFigures';

const shownStates = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({ queryKey: [figuresKey], type: 'active' })
    .map(({ state }) => state);

/** How old the shown figures are, from the responses of their calls. */
export const useFiguresAge = () => {
  const client = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) => client.getQueryCache().subscribe(onChange),
    [client],
  );
  const updated = useSyncExternalStore(subscribe, () => {
    const times = shownStates(client).flatMap(({ dataUpdatedAt }) => dataUpdatedAt || []);
    return times.length === 0 ? 0 : Math.min(...times);
  });
  const hasFailed = useSyncExternalStore(subscribe, () =>
    shownStates(client).some(({ status }) => status === 'error'),
  );
  return {
    /** Milliseconds; when the oldest of the shown figures arrived. 0 before any has. */
    updated,
    /** The latest call for at least one of them failed. */
    hasFailed,
  };
};
