/** The mutation of a change that react-admin kept for later. */
import type { Mutation, QueryClient } from '@tanstack/react-query';
import type { UndoableMutation } from 'react-admin';

/** Sends a change; undefined if it started no mutation. */
export const startChange = (
  client: QueryClient,
  run: UndoableMutation,
): Mutation<unknown, unknown> | undefined => {
  const before = new Set(client.getMutationCache().getAll());
  run({ isUndo: false });
  return client
    .getMutationCache()
    .getAll()
    .find((candidate) => !before.has(candidate)) as Mutation<unknown, unknown> | undefined;
};

/** Resolves when the change is answered. */
export const answered = (
  client: QueryClient,
  mutation: Mutation<unknown, unknown>,
): Promise<void> =>
  new Promise((resolve) => {
    const stop = client.getMutationCache().subscribe(() => {
      const { status } = mutation.state;
      if (status !== 'success' && status !== 'error') return;
      stop();
      resolve();
    });
  });
