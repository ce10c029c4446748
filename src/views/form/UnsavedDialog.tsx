import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useFormState } from 'react-hook-form';
import { AskForForms } from './AskForForms';
import { askingForm, isSamePlace, openForm, subscribe, type OpenForm } from './unsavedForms';

/** Leaving with unsaved changes asks first: inside the console, and when the tab closes. */
interface Guarded {
  readonly isDirty: boolean;
  /** Being sent: leaving waits for the answer. */
  readonly isSaving: boolean;
  /** Asked at the moment of leaving, so that a saved form lets go. */
  readonly mayLeave: () => boolean;
  /** A part of a page: dialogs over that page do not take it away. */
  readonly isInPage: boolean;
}

/** Holds on to the form's changes; true for the one form that asks the question for all. */
const useUnsavedGuard = ({ isDirty, isSaving, mayLeave, isInPage }: Guarded): boolean => {
  const isUnsaved = useRef<() => boolean>(() => false);
  const saving = useRef(isSaving);
  const [own, setOwn] = useState<OpenForm | null>(null);
  useEffect(() => {
    isUnsaved.current = () => isDirty && !mayLeave();
    saving.current = isSaving;
  });
  useEffect(() => {
    const form: OpenForm = {
      isLostBetween: (current, next) =>
        isUnsaved.current() && !isSamePlace(isInPage, current, next),
      isSaving: () => saving.current,
    };
    setOwn(form);
    return openForm(form);
  }, [isInPage]);
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
    };
  }, [isDirty]);
  const asking = useSyncExternalStore(subscribe, askingForm);
  return own !== null && asking === own;
};

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
