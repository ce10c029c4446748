/** Moves the focus to a list's rows, from the search or from one page to the next, once they are loaded. */
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { focusRowAt } from '../keys/rows';
import type { RowsBeyond } from '../keys/rowsBeyond';
import type { ListRows } from './useListRows';
import type { Browsing } from './useListState';

interface FocusTarget {
  readonly isLast: boolean;
  readonly text: string;
  /** Undefined for any page. */
  readonly page?: number;
  /** The element that had the focus; if the person has moved it since, it stays there. */
  readonly from: Element | null;
}

interface RowFocus {
  /** Wraps the table. */
  readonly table: RefObject<HTMLDivElement | null>;
  /** Moves to the first row that matches a text. */
  readonly toFound: (text: string) => void;
  readonly beyond: RowsBeyond;
}

export const useRowFocus = (state: Browsing, list: ListRows, pages: number): RowFocus => {
  const table = useRef<HTMLDivElement>(null);
  const wanted = useRef<FocusTarget | null>(null);
  const [, setAsked] = useState(0);
  const now = useRef({ state, pages, isTotalKnown: list.isTotalKnown });
  const isSettled = !list.isLoading && !list.isRefreshing;

  useEffect(() => {
    now.current = { state, pages, isTotalKnown: list.isTotalKnown };
    const asked = wanted.current;
    if (!asked || !isSettled || asked.text !== state.text) return;
    if (asked.page !== undefined && asked.page !== state.page) return;
    wanted.current = null;
    const active = document.activeElement;
    const isFree = active === document.body || active === asked.from;
    if (!isFree && !table.current?.contains(active)) return;
    focusRowAt(table.current?.querySelector('tbody') ?? null, asked.isLast ? list.rows.length : 0);
  });

  const want = useCallback((next: Omit<FocusTarget, 'from'>) => {
    wanted.current = { ...next, from: document.activeElement };
    setAsked((before) => before + 1);
  }, []);
  const toFound = useCallback(
    (text: string) => {
      want({ isLast: false, text });
    },
    [want],
  );
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
