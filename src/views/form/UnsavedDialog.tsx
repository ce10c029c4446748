import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useFormState } from 'react-hook-form';
import { AskForForms } from './AskForForms';
import { askingForm, isSamePlace, openForm, subscribe, type OpenForm } from './unsavedForms';

/** Asks before unsaved changes are lost: by navigation within the console, and when the tab is closed. */
interface Guarded {
  readonly isDirty: boolean;
  /** The form is being sent: navigation waits for the response. */
  readonly isSaving: boolean;
  /** Read when the page is left, so that a saved form does not block. */
  readonly mayLeave: () => boolean;
  /** The form is part of a page, so opening a dialog over the page does not leave it. */
  readonly isInPage: boolean;
}

/** Registers the form's unsaved changes; returns true for the one form that asks for all of them. */
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
  /** The form is part of a page, not a dialog over one. */
  readonly isInPage: boolean;
  readonly onDirty?: (isDirty: boolean) => void;
}

/** Rendered inside every form; only one of those on the screen asks. */
export const UnsavedDialog = ({ mayLeave, isInPage, onDirty }: UnsavedDialogProps) => {
  const { isDirty, isSubmitting: isSaving } = useFormState();
  useEffect(() => {
    onDirty?.(isDirty);
  }, [isDirty, onDirty]);
  return useUnsavedGuard({ isDirty, isSaving, mayLeave, isInPage }) ? <AskForForms /> : null;
};
