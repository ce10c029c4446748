/** The address's state, and ways to another one. */
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { searchOf, stateFrom, type DashboardState } from './urlState';

export interface LookedAt {
  readonly state: DashboardState;
  /** Each change is a step that Back takes back. */
  readonly show: (change: Partial<DashboardState>) => void;
  /** Address of this dashboard, changed. */
  readonly addressOf: (change: Partial<DashboardState>) => string;
}

export const useDashboardState = (): LookedAt => {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
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
      addressOf: (change) => {
        const search = changed(change);
        return search === '' ? '/' : `/?${search}`;
      },
    };
  }, [text, navigate]);
};
