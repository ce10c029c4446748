import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Location } from 'react-router';
import { AskForForms } from './AskForForms';
import { askingForm, openForm, subscribe, type OpenForm } from './unsavedForms';

const hasSamePath = (current: Location, next: Location): boolean =>
  current.pathname === next.pathname;

interface LeaveGuardProps {
  readonly isUnsaved: () => boolean;
  /**
   * Whether nothing is lost between two addresses; by default those with the same path. Must be a stable function.
   */
  readonly isSamePlace?: (current: Location, next: Location) => boolean;
}

/** Asks before unsaved changes outside of a form are lost, as a form does; also when the tab is closed. */
export const LeaveGuard = ({ isUnsaved, isSamePlace = hasSamePath }: LeaveGuardProps) => {
  const asked = useRef(isUnsaved);
  useEffect(() => {
    asked.current = isUnsaved;
  }, [isUnsaved]);
  const [form] = useState((): OpenForm => ({
    isLostBetween: (current, next) => asked.current() && !isSamePlace(current, next),
  }));
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (asked.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    const close = openForm(form);
    return () => {
      window.removeEventListener('beforeunload', warn);
      close();
    };
  }, [form]);
  const asking = useSyncExternalStore(subscribe, askingForm);
  return asking === form ? <AskForForms /> : null;
};
