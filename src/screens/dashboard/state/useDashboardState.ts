/** The address's state, and functions to change it. */
import { useMemo } from 'react';
import { useHref, useLocation, useNavigate, useSearchParams } from 'react-router';
import { searchOf, stateFrom, type DashboardState } from './urlState';

export interface DashboardView {
  readonly state: DashboardState;
  /** Adds a history entry for each change. */
  readonly show: (change: Partial<DashboardState>) => void;
  /** Replaces the history entry, for a change that does not affect what is shown. */
  readonly settle: (change: Partial<DashboardState>) => void;
  /** Address of this dashboard with a change. */
  readonly addressOf: (change: Partial<DashboardState>) => string;
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

export const useDashboardState = (): DashboardView => {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const own = useHref('.');
  const text = parameters.toString();
  return useMemo(() => {
    const others = new URLSearchParams(text);
    const state = stateFrom(others);
    const changed = (change: Partial<DashboardState>) => searchOf({ ...state, ...change }, others);
    return {
      state,
      show: (change) => {
        void navigate({ search: changed(change) });
      },
      settle: (change) => {
        // The user may be navigating to a page whose code is still loading; do not navigate back.
        if (withoutSlash(window.location.pathname) !== withoutSlash(own)) return;
        void navigate({ search: changed(change), hash }, { replace: true });
      },
      addressOf: (change) => {
        const search = changed(change);
        return search === '' ? '/' : `/?${search}`;
      },
    };
  }, [text, hash, own, navigate]);
};
