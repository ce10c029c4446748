import { useCallback } from 'react';
import type { Location } from 'react-router';
import { LeaveGuard } from '../../views/form/LeaveGuard';
import type { Board } from './board';

const organizationOf = ({ search }: Location): string | null =>
  new URLSearchParams(search).get('account_id');

/** Another organization's matrix is another place, though the address has the same path. */
const isSamePlace = (current: Location, next: Location): boolean =>
  current.pathname === next.pathname && organizationOf(current) === organizationOf(next);

/** Leaving the matrix with changes that were not saved asks first. */
export const MatrixGuard = ({ board }: { readonly board: Board }) => {
  const isUnsaved = useCallback(() => {
    const { adds, removes } = board.counts();
    return adds + removes > 0;
  }, [board]);
  return <LeaveGuard isUnsaved={isUnsaved} isSamePlace={isSamePlace} />;
};
