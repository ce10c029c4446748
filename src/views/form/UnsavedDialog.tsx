import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { AskForForms } from './AskForForms';
import { useUnsavedGuard } from './useUnsavedGuard';

interface UnsavedDialogProps {
  readonly mayLeave: () => boolean;
  /** The form is a part of a page, and no dialog over one. */
  readonly isInPage: boolean;
  readonly onDirty?: (isDirty: boolean) => void;
}

/** Stands inside a form; one of those on the screen asks. */
export const UnsavedDialog = ({ mayLeave, isInPage, onDirty }: UnsavedDialogProps) => {
  const { isDirty, isSubmitting: isSaving } = useFormState();
  useEffect(() => {
    onDirty?.(isDirty);
  }, [isDirty, onDirty]);
  return useUnsavedGuard({ isDirty, isSaving, mayLeave, isInPage }) ? <AskForForms /> : null;
};
