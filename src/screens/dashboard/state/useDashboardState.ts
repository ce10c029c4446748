/** The address's state, and ways to another one. */
import { useMemo } from 'react';
import { useHref, useLocation, useNavigate, useSearchParams } from 'react-router';
import { searchOf, stateFrom, type DashboardState } from './urlState';

export interface LookedAt {
  readonly state: DashboardState;
  /** Each change is a step that Back takes back. */
  readonly show: (change: Partial<DashboardState>) => void;
  /** The address says what is shown anyway; no step of its own. */
  readonly settle: (change: Partial<DashboardState>) => void;
  /** Address of this dashboard, changed. */
  readonly addressOf: (change: Partial<DashboardState>) => string;
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

export const useDashboardState = (): LookedAt => {
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
        // Somebody may be on their way to another screen, whose code is not here yet: they are not called back.
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
