/** Clears errors about an expired session after the person has signed in again over the page. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

const listenersOf = new WeakMap<QueryClient, Set<() => void>>();

/** Called by the shell after the person has signed in again. */
export const sessionIsBack = (client: QueryClient): void => {
  for (const listener of listenersOf.get(client) ?? []) listener();
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
    const all = listenersOf.get(client) ?? new Set();
    listenersOf.set(client, all.add(hear));
    return () => {
      all.delete(hear);
    };
  }, [client]);
};
