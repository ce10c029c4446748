import { useLayoutEffect, useRef, type RefObject } from 'react';
import { focusedRow, focusRowAt } from '../keys/rows';

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
