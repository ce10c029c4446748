import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { LeaveQuestion } from './LeaveQuestion';
import { isAnyLostBetween } from './unsavedForms';
import { useUnsavedGuard } from './useUnsavedGuard';

interface UnsavedDialogProps {
  readonly mayLeave: () => boolean;
  /** The form is a part of a page, and no dialog over one. */
  readonly isInPage: boolean;
  readonly onDirty?: (isDirty: boolean) => void;
}

/** Asks for every form on the screen. */
const Asking = () => {
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    isAnyLostBetween(currentLocation, nextLocation),
  );
  return (
    <LeaveQuestion
      isOpen={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onGo={() => blocker.proceed?.()}
    />
  );
};

/** Stands inside a form; one of those on the screen asks. */
export const UnsavedDialog = ({ mayLeave, isInPage, onDirty }: UnsavedDialogProps) => {
  const { isDirty } = useFormState();
  useEffect(() => {
    onDirty?.(isDirty);
  }, [isDirty, onDirty]);
  return useUnsavedGuard({ isDirty, mayLeave, isInPage }) ? <Asking /> : null;
};
