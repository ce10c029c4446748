/** Signed in again over the page: what was said of the ended session is no longer true. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

const heard = new WeakMap<QueryClient, Set<() => void>>();

/** Told by the console's frame, once the session is there again. */
export const sessionIsBack = (client: QueryClient): void => {
  for (const listener of heard.get(client) ?? []) listener();
};

export const useSessionBack = (listener: () => void): void => {
  const client = useQueryClient();
  const current = useRef(listener);
  useEffect(() => {
    current.current = listener;
  });
  useEffect(() => {
    const hear = () => {
      current.current();
    };
    const all = heard.get(client) ?? new Set();
    heard.set(client, all.add(hear));
    return () => {
      all.delete(hear);
    };
  }, [client]);
};
