/**
 * Closing a dialog with an address leaves no trace of it: what opened it here is gone back to, and what was opened by
 * its address is replaced by the page below it. Back never opens again what was closed.
 */
import { createContext, useContext, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';

/** Address of the page below a dialog. */
export interface PageBelow {
  readonly pathname: string;
  readonly search: string;
}

type Leave = (to: PageBelow) => void;

const LeaveContext = createContext<Leave | null>(null);

/** Milliseconds in which a second click or key closes nothing more: the browser goes back only after a moment. */
const goingBack = 300;

const addressOf = ({ pathname, search }: PageBelow): string =>
  `${pathname}?${new URLSearchParams(search).toString()}`;

export const OverlayHistory = ({ children }: { readonly children: ReactNode }) => {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const here = useRef(location);
  // By the key of an entry of the history: the address of the entry before it.
  const before = useRef(new Map<string, string>());
  const go = useRef(navigate);
  const leaving = useRef<string | null>(null);

  useLayoutEffect(() => {
    const last = here.current;
    here.current = location;
    if (last.key === location.key) return;
    const known = before.current.get(last.key);
    if (type === NavigationType.Push) before.current.set(location.key, addressOf(last));
    else if (type === NavigationType.Replace && known !== undefined) {
      before.current.set(location.key, known);
    }
  }, [location, type]);
  useLayoutEffect(() => {
    go.current = navigate;
  }, [navigate]);

  const leave = useMemo<Leave>(
    () => (to) => {
      const { key } = here.current;
      if (leaving.current === key) return;
      if (before.current.get(key) !== addressOf(to)) {
        void go.current(to, { replace: true });
        return;
      }
      leaving.current = key;
      setTimeout(() => {
        leaving.current = null;
      }, goingBack);
      void go.current(-1);
    },
    [],
  );
  return <LeaveContext value={leave}>{children}</LeaveContext>;
};

/** Closes the dialog whose address is the current one; below it is the page at `to`. */
export const useLeaveOverlay = (): Leave => {
  const leave = useContext(LeaveContext);
  const navigate = useNavigate();
  return useMemo(() => leave ?? ((to) => void navigate(to, { replace: true })), [leave, navigate]);
};
