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
  readonly isSaving: () => boolean;
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

const isAnySaving = (): boolean => forms.get().some((form) => form.isSaving());

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

const hasSamePath = (current: Location, next: Location): boolean =>
  current.pathname === next.pathname;

interface LeaveGuardProps {
  /** Read when the page is left. */
  readonly isUnsaved: () => boolean;
  /** It is being sent: navigation waits for the response. */
  readonly isSaving?: boolean;
  /** Whether nothing is lost between two addresses; by default those with the same path. */
  readonly isSamePlace?: (current: Location, next: Location) => boolean;
  /** What would be lost; typed values, unless given. */
  readonly kindNow?: () => LeaveKind;
}

/**
 * Asks before unsaved changes are lost: by navigation within the console, and when the tab is closed. Of all on the
 * screen, only one asks.
 */
export const LeaveGuard = ({
  isUnsaved,
  isSaving = false,
  isSamePlace = hasSamePath,
  kindNow,
}: LeaveGuardProps) => {
  const now = useRef({ isUnsaved, isSaving, isSamePlace });
  // Before the first paint: a quick Back must find the question.
  useLayoutEffect(() => {
    now.current = { isUnsaved, isSaving, isSamePlace };
  });
  const [form] = useState((): OpenForm => ({
    isLostBetween: (current, next) =>
      now.current.isUnsaved() && !now.current.isSamePlace(current, next),
    isSaving: () => now.current.isSaving,
  }));
  useLayoutEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (now.current.isUnsaved()) event.preventDefault();
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

interface UnsavedDialogProps {
  /** Read when the page is left, so that a saved form does not block. */
  readonly mayLeave: () => boolean;
  /** The form is part of a page, so opening a dialog over the page does not leave it. */
  readonly isInPage: boolean;
  readonly onDirty?: ((isDirty: boolean) => void) | undefined;
}

/** Rendered inside every form. */
export const UnsavedDialog = ({ mayLeave, isInPage, onDirty }: UnsavedDialogProps) => {
  const { isDirty, isSubmitting } = useFormState();
  const { pageAt } = useRegistry();
  useEffect(() => {
    onDirty?.(isDirty);
  }, [isDirty, onDirty]);
  return (
    <LeaveGuard
      isUnsaved={() => isDirty && !mayLeave()}
      isSaving={isSubmitting}
      isSamePlace={staysOpen(pageAt, isInPage)}
    />
  );
};
