import { useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { failureMessageOf, logFault } from '../../../lib/failures/failures';
import type { BulkSession } from './createBulkSession';
import { UnreadableCell, type BulkWork } from './work';
import type { SentRow } from '../../../lib/batches/types';

/** The state of a session, or of another store; re-renders on each change. */
export const useBulkState = <State>(session: {
  readonly state: () => State;
  readonly subscribe: (listener: () => void) => () => void;
}): State => {
  // Not `useSyncExternalStore`, which renders at once: a sheet of a hundred thousand rows is shown in a transition.
  const [snapshot, setSnapshot] = useState({ session, state: session.state() });
  useEffect(() => {
    const look = () =>
      setSnapshot((before) => {
        const state = session.state();
        return before.session === session && before.state === state ? before : { session, state };
      });
    look();
    return session.subscribe(look);
  }, [session]);
  return snapshot.session === session ? snapshot.state : session.state();
};

/** Stops a session's run when the page or the session is left; the journal has the rest and offers to resume it. */
export const useAttended = (session: Pick<BulkSession, 'attend' | 'leave'> | null): void =>
  useEffect(() => {
    session?.attend();
    return session?.leave;
  }, [session]);

/** Tells the user that nothing was sent, and why. */
export const useFailedSave = (): BulkWork<SentRow>['onFailed'] => {
  const notify = useNotify();
  const translate = useTranslate();
  return (error, at) => {
    logFault(error);
    const text = (): string => {
      if (at === 'starting') return translate('facings.bulk.notLoaded');
      if (error instanceof UnreadableCell)
        return translate('facings.bulk.unreadable', { ...error.place });
      const { message } = failureMessageOf(error, translate);
      return translate('facings.bulk.notPrepared', { reason: message });
    };
    notify(text(), { type: 'error', autoHideDuration: null });
  };
};

/** The latest value, for functions that are called after the render. */
export const useLatest = <T>(value: T): (() => T) => {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  const [read] = useState(() => () => latest.current);
  return read;
};
