import { useCallback } from 'react';
import type { Location } from 'react-router';
import { LeaveGuard } from '../../views/form/UnsavedDialog';
import type { Board } from './board';

const organizationOf = ({ search }: Location): string | null =>
  new URLSearchParams(search).get('account_id');

/** Another organization's grid is another place, although the path is the same. */
const isSamePlace = (current: Location, next: Location): boolean =>
  current.pathname === next.pathname && organizationOf(current) === organizationOf(next);

/** Asks before the user leaves with unsaved changes. */
export const MatrixGuard = ({ board }: { readonly board: Board }) => {
  const isUnsaved = useCallback(() => {
    const { adds, removes } = board.counts();
    return adds + removes > 0;
  }, [board]);
  return <LeaveGuard isUnsaved={isUnsaved} isSamePlace={isSamePlace} />;
};
