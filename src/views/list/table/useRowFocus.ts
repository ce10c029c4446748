/** Moves the focus to a list's rows, from the search or from one page to the next, once they are loaded. */
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type RefObject,
} from 'react';
import { focusedRow, focusRowAt, type RowsBeyond } from '../../keys/useRowKeys';
import { useRowLeft } from '../../place/OverlayHistory';
import type { ListRows } from '../state/useListRows';
import type { Browsing } from '../state/useListState';

interface FocusTarget {
  readonly isLast: boolean;
  readonly text: string;
  /** Undefined for any page. */
  readonly page?: number;
  /** The element that had the focus; if the person has moved it since, it stays there. */
  readonly from: Element | null;
}

export const useRowFocus = (state: Browsing, list: ListRows, pages: number) => {
  const table = useRef<HTMLDivElement>(null);
  const wanted = useRef<FocusTarget | null>(null);
  const [, setAsked] = useState(0);
  const now = useRef({ state, pages, isTotalKnown: list.isTotalKnown });
  const isSettled = !list.isLoading && !list.isRefreshing;

  useEffect(() => {
    now.current = { state, pages, isTotalKnown: list.isTotalKnown };
    const target = wanted.current;
    if (!target || !isSettled || target.text !== state.text) return;
    if (target.page !== undefined && target.page !== state.page) return;
    wanted.current = null;
    const active = document.activeElement;
    const isFree = active === document.body || active === target.from;
    if (!isFree && !table.current?.contains(active)) return;
    focusRowAt(table.current?.querySelector('tbody') ?? null, target.isLast ? list.rows.length : 0);
  });

  const want = useCallback((next: Omit<FocusTarget, 'from'>) => {
    wanted.current = { ...next, from: document.activeElement };
    setAsked((before) => before + 1);
  }, []);
  const toFound = useCallback((text: string) => want({ isLast: false, text }), [want]);
  const beyond = useCallback<RowsBeyond>(
    (direction) => {
      const { state: at, pages: last, isTotalKnown } = now.current;
      const page = at.page + direction;
      if (page < 1 || (isTotalKnown && page > last)) return false;
      want({ isLast: direction === -1, text: at.text, page });
      at.setPage(page);
      return true;
    },
    [want],
  );
  return { table, toFound, beyond };
};

// Restores the focus to the row whose page was opened, when the person returns to the list.

interface Rows {
  readonly body: RefObject<HTMLElement | null>;
  /** Name of the list. */
  readonly name: string;
  readonly rows: readonly { readonly id: string | number }[];
  /** The rows themselves are rendered, not only placeholders. */
  readonly areHere: boolean;
}

/** Returns the click handler for the rows; Enter on a link also triggers it. */
export const useFocusAfterBack = ({ body, name, rows, areHere }: Rows) => {
  const { remember, recall } = useRowLeft(name);
  const isDone = useRef(false);
  // A list that was kept while a record's page was shown comes back without being made again.
  useEffect(
    () => () => {
      isDone.current = false;
    },
    [],
  );
  useEffect(() => {
    if (!areHere || isDone.current) return;
    isDone.current = true;
    const left = recall();
    const index = rows.findIndex(({ id }) => String(id) === left);
    // The heading has the focus if the page was shown before its rows.
    const isFree = [document.body, document.querySelector('h1')].includes(
      document.activeElement as HTMLElement | null,
    );
    if (index !== -1 && isFree) focusRowAt(body.current, index);
  }, [areHere, body, rows, recall]);
  return (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element) || event.target.closest('a') === null) return;
    const row = event.target.closest('tr');
    const index = row ? [...event.currentTarget.children].indexOf(row) : -1;
    const left = rows[index];
    if (left) remember(String(left.id));
  };
};

/** When the focused row is removed, moves the focus to the row that takes its place. */
export const useFocusAfterRemoval = (
  body: RefObject<HTMLElement | null>,
  rows: readonly unknown[],
): (() => void) => {
  const last = useRef<{ readonly row: Element; readonly index: number } | null>(null);
  useLayoutEffect(() => {
    if (!last.current || last.current.row.isConnected) return;
    const { index } = last.current;
    last.current = null;
    if (document.activeElement === document.body) focusRowAt(body.current, index);
  }, [body, rows]);
  return () => {
    const index = focusedRow(body.current);
    const row = body.current?.children[index];
    if (row) last.current = { row, index };
  };
};
