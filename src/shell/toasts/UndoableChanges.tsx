import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';
import {
  AddUndoableMutationContext,
  useAddUndoableMutation,
  type UndoableMutation,
} from 'react-admin';
import { pendingWrites } from '../../views/pendingWrites';
import { usePage } from '../../views/place/usePage';

/**
 * Hands react-admin's undoable changes to the toasts at once, with the page on which they are made. react-admin's own
 * queue gives them out after the next render: their redirect may have changed the page, and another write may have
 * overtaken them.
 */
export const UndoableChanges = ({ children }: { readonly children: ReactNode }) => {
  const client = useQueryClient();
  const page = usePage();
  const addToQueue = useAddUndoableMutation();
  const shown = useRef(page);
  useLayoutEffect(() => {
    shown.current = page;
  }, [page]);
  const add = useCallback(
    (run: UndoableMutation) => {
      const writes = pendingWrites(client);
      if (writes) writes.add({ run, page: shown.current });
      else addToQueue(run);
    },
    [client, addToQueue],
  );
  return <AddUndoableMutationContext value={add}>{children}</AddUndoableMutationContext>;
};
