/** The rendered rows of a long list: the visible ones and a few more. */
import { useCallback, useState } from 'react';

const moreRows = 12;
/** Rows to render before the list has a height. */
const atFirst = 40;

export interface RowWindow {
  /** The ref of the scrolling element. */
  readonly watch: (element: HTMLElement | null) => (() => void) | undefined;
  readonly first: number;
  /** Exclusive. */
  readonly end: number;
  /** Height in px above and below the rendered rows. */
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
        // Rounded, so that most scroll events do not re-render.
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
