import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useBlocker, type Location } from 'react-router';
import { LeaveQuestion } from '../../views/form/LeaveQuestion';
import {
  askingForm,
  isAnyLostBetween,
  openForm,
  subscribe,
  type OpenForm,
} from '../../views/form/unsavedForms';
import type { Board } from './board';

const organizationOf = ({ search }: Location): string | null =>
  new URLSearchParams(search).get('account_id');

/** Another organization's matrix is another place, though the address has the same path. */
const isSamePlace = (current: Location, next: Location): boolean =>
  current.pathname === next.pathname && organizationOf(current) === organizationOf(next);

const isPending = (board: Board): boolean => {
  const { adds, removes } = board.counts();
  return adds + removes > 0;
};

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

/** Leaving with changes that were not saved asks first, as a form does; closing the tab too. */
export const LeaveGuard = ({ board }: { readonly board: Board }) => {
  const form = useMemo(
    (): OpenForm => ({
      isLostBetween: (current, next) => isPending(board) && !isSamePlace(current, next),
    }),
    [board],
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isPending(board)) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    const close = openForm(form);
    return () => {
      window.removeEventListener('beforeunload', warn);
      close();
    };
  }, [board, form]);
  const asking = useSyncExternalStore(subscribe, askingForm);
  return asking === form ? <Asking /> : null;
};
