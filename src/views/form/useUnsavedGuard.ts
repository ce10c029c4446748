/** Leaving with unsaved changes asks first: inside the console, and when the tab closes. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { askingForm, isSamePlace, openForm, subscribe, type OpenForm } from './unsavedForms';

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
export const useUnsavedGuard = ({ isDirty, isSaving, mayLeave, isInPage }: Guarded): boolean => {
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
