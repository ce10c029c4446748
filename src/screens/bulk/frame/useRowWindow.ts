/** The rows of a long list that are drawn: those in sight and a few more. */
import { useCallback, useState } from 'react';

const moreRows = 12;
/** Rows drawn before the list has a height. */
const atFirst = 40;

export interface RowWindow {
  /** The reference of the element that scrolls. */
  readonly watch: (element: HTMLElement | null) => (() => void) | undefined;
  readonly first: number;
  /** Not drawn any more. */
  readonly end: number;
  /** Pixels above and below what is drawn. */
  readonly above: number;
  readonly below: number;
}

export const useRowWindow = ({
  count,
  rowHeight,
}: {
  readonly count: number;
  readonly rowHeight: number;
}): RowWindow => {
  const [sight, setSight] = useState({ top: 0, rows: atFirst });

  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const look = () => {
        const top = Math.floor(element.scrollTop / rowHeight);
        const rows = Math.ceil(element.clientHeight / rowHeight) || atFirst;
        // In steps, so that most of the scrolling draws nothing anew.
        const stepped = Math.floor(top / (moreRows / 2)) * (moreRows / 2);
        setSight((before) =>
          before.top === stepped && before.rows === rows ? before : { top: stepped, rows },
        );
      };
      look();
      element.addEventListener('scroll', look, { passive: true });
      const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
      observer?.observe(element);
      return () => {
        element.removeEventListener('scroll', look);
        observer?.disconnect();
      };
    },
    [rowHeight],
  );

  const first = Math.max(0, Math.min(sight.top, count) - moreRows);
  const end = Math.min(count, sight.top + sight.rows + 2 * moreRows);
  return { watch, first, end, above: first * rowHeight, below: (count - end) * rowHeight };
};
