import type { ReactNode } from 'react';
import { AddUndoableMutationContext, type UndoableMutation } from 'react-admin';

const sendNow = (change: UndoableMutation): void => change({ isUndo: false });

/**
 * Sends react-admin's undoable changes at once, as optimistic ones are sent: nothing is shown as done that was not sent.
 * Stock buttons ask before (src/app/App.tsx).
 */
export const UndoableChanges = ({ children }: { readonly children: ReactNode }) => (
  <AddUndoableMutationContext value={sendNow}>{children}</AddUndoableMutationContext>
);
