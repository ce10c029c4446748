/**
 * Closing a dialog with an address leaves no entry in the history: it goes back to the page that opened it, or
 * replaces the entry by the page below if the dialog was opened by its address. Back never reopens a closed dialog.
 */
import { createContext, useContext, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';

/** Address of the page below a dialog. */
interface PageBelow {
  readonly pathname: string;
  readonly search: string;
}

type Leave = (to: PageBelow) => void;

interface OverlayHistoryValue {
  readonly leave: Leave;
  /** Key of the current history entry. */
  readonly entry: () => string;
  /** By history entry: the row whose page was opened from it. Discarded with the session. */
  readonly rowsLeft: Map<string, string>;
}

const HistoryContext = createContext<OverlayHistoryValue | null>(null);

/** Milliseconds in which a second click or key is ignored, because the browser goes back with a delay. */
const goingBack = 300;

const addressOf = ({ pathname, search }: PageBelow): string =>
  `${pathname}?${new URLSearchParams(search).toString()}`;

export const OverlayHistory = ({ children }: { readonly children: ReactNode }) => {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const here = useRef(location);
  // By key of a history entry: the address of the previous entry.
  const before = useRef(new Map<string, string>());
  const go = useRef(navigate);
  const leaving = useRef<string | null>(null);

  useLayoutEffect(() => {
    const last = here.current;
    here.current = location;
    if (last.key === location.key) return;
    const previousKey = before.current.get(last.key);
    if (type === NavigationType.Push) before.current.set(location.key, addressOf(last));
    else if (type === NavigationType.Replace && previousKey !== undefined) {
      before.current.set(location.key, previousKey);
    }
  }, [location, type]);
  useLayoutEffect(() => {
    go.current = navigate;
  }, [navigate]);

  const value = useMemo((): OverlayHistoryValue => {
    const leave: Leave = (to) => {
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
    };
    return { leave, entry: () => here.current.key, rowsLeft: new Map() };
  }, []);
  return <HistoryContext value={value}>{children}</HistoryContext>;
};

/** Returns a function that closes the dialog at the current address; the page below it is at `to`. */
export const useLeaveOverlay = (): Leave => {
  const leave = useContext(HistoryContext)?.leave;
  const navigate = useNavigate();
  return useMemo(() => leave ?? ((to) => void navigate(to, { replace: true })), [leave, navigate]);
};

/**
 * The row whose page was opened from this history entry, for when the person returns.
 * @param list name of the list, because a page may have several
 */
export const useRowLeft = (list: string) => {
  const history = useContext(HistoryContext);
  return useMemo(() => {
    const key = () => `${history?.entry() ?? ''} ${list}`;
    return {
      remember: (id: string) => history?.rowsLeft.set(key(), id),
      recall: () => history?.rowsLeft.get(key()),
    };
  }, [history, list]);
};
