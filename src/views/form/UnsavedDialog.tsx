import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker, type Location } from 'react-router';
import { useRegistry } from '../../fields/useDeclaration';
import { createStore } from '../../lib/util/listeners';
import type { PageAt } from '../../schema/pageAt';
import { LeaveQuestion, type LeaveKind } from './LeaveQuestion';

// The forms on the screen. A router uses only one blocker, so the forms share one: a nested dialog, or a dialog
// over a page with a form, must not lose the other form's changes.

interface OpenForm {
  /** Whether the form's changes would be lost between these two addresses. */
  readonly isLostBetween: (current: Location, next: Location) => boolean;
  /** The form is being saved: nothing is lost, but it cannot be left before the response. */
  readonly isSaving?: () => boolean;
}

const forms = createStore<readonly OpenForm[]>([]);

/** Returns a function that unregisters the form. */
const openForm = (form: OpenForm): (() => void) => {
  forms.set([...forms.get(), form]);
  return () => forms.set(forms.get().filter((other) => other !== form));
};

/** The form that asks for all of them: the one opened last, which is on top. */
const askingForm = (): OpenForm | undefined => forms.get().at(-1);

const isAnyLostBetween = (current: Location, next: Location): boolean =>
  forms.get().some((form) => form.isLostBetween(current, next));

const isAnySaving = (): boolean => forms.get().some((form) => form.isSaving?.() ?? false);

/**
 * Whether a form stays on the screen: one on a page while dialogs open and close over it, one in a dialog while that
 * dialog is open. Parameters of the address do not close either.
 */
export const staysOpen =
  (pageAt: PageAt, isInPage: boolean) =>
  (current: Location, next: Location): boolean => {
    const [before, after] = [pageAt(current), pageAt(next)];
    if (before.pathname !== after.pathname) return false;
    return isInPage || before.overlayAddress === after.overlayAddress;
  };

/**
 * Asks for all forms on the screen before unsaved changes are lost. While a form is being saved, navigation is
 * blocked without a question: the response closes the form or shows its errors.
 */
const AskForForms = ({ kindNow }: Pick<LeaveGuardProps, 'kindNow'>) => {
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    isAnyLostBetween(currentLocation, nextLocation),
  );
  const isBlocked = blocker.state === 'blocked';
  const isTooEarly = isBlocked && isAnySaving();
  useEffect(() => {
    if (isTooEarly) blocker.reset();
  }, [isTooEarly, blocker]);
  return (
    <LeaveQuestion
      isOpen={isBlocked && !isTooEarly}
      kind={kindNow?.() ?? 'values'}
      onStay={() => blocker.reset?.()}
      onGo={() => blocker.proceed?.()}
    />
  );
};

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
  const { pageAt } = useRegistry();
  const [askedForm, setAskedForm] = useState<OpenForm | null>(null);
  // Before the first paint: a quick Back must find the question.
  useLayoutEffect(() => {
    isUnsaved.current = () => isDirty && !mayLeave();
    saving.current = isSaving;
  });
  useLayoutEffect(() => {
    const isSamePlace = staysOpen(pageAt, isInPage);
    const form: OpenForm = {
      isLostBetween: (current, next) => isUnsaved.current() && !isSamePlace(current, next),
      isSaving: () => saving.current,
    };
    setAskedForm(form);
    return openForm(form);
  }, [pageAt, isInPage]);
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  const asking = useSyncExternalStore(forms.subscribe, askingForm);
  return askedForm !== null && asking === askedForm;
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

const hasSamePath = (current: Location, next: Location): boolean =>
  current.pathname === next.pathname;

interface LeaveGuardProps {
  readonly isUnsaved: () => boolean;
  /**
   * Whether nothing is lost between two addresses; by default those with the same path. Must be a stable function.
   */
  readonly isSamePlace?: (current: Location, next: Location) => boolean;
  /** What would be lost; typed values, unless given. */
  readonly kindNow?: () => LeaveKind;
}

/** Asks before unsaved changes outside of a form are lost, as a form does; also when the tab is closed. */
export const LeaveGuard = ({ isUnsaved, isSamePlace = hasSamePath, kindNow }: LeaveGuardProps) => {
  const mayLose = useRef(isUnsaved);
  // Before the first paint, as for forms.
  useLayoutEffect(() => {
    mayLose.current = isUnsaved;
  }, [isUnsaved]);
  const [form] = useState((): OpenForm => ({
    isLostBetween: (current, next) => mayLose.current() && !isSamePlace(current, next),
  }));
  useLayoutEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (mayLose.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    const close = openForm(form);
    return () => {
      window.removeEventListener('beforeunload', warn);
      close();
    };
  }, [form]);
  const asking = useSyncExternalStore(forms.subscribe, askingForm);
  return asking === form ? <AskForForms {...(kindNow && { kindNow })} /> : null;
};
