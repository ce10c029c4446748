/** The viewport of the grid, and scrolling to a place. */
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { headRow, type Place } from './area';
import { headHeight } from './gridSx';
import { rowHeight, type Layout } from './layout';
import { columnAt, isSame, rowAt, shownIn, type Shown } from './window';

/** Width of the first column in px; on a phone it shows only the SKU. */
const leadOf = (width: number): number => (width < 640 ? 124 : 288);

export interface GridViewport {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly shown: Shown;
  /** Width of the first column in px. */
  readonly lead: number;
  /** Call after scrolling. */
  readonly look: () => void;
  readonly reveal: (place: Place) => void;
  /** The cell at a point of the screen, or the nearest one. */
  readonly placeAt: (clientX: number, clientY: number) => Place;
  /** Number of visible rows. */
  readonly page: () => number;
}

export const useViewport = (layout: Layout): GridViewport => {
  const ref = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>({ top: 0, bottom: 31, firstChunk: 0, lastChunk: 9 });
  const [lead, setLead] = useState(288);

  const look = useCallback(() => {
    const grid = ref.current;
    if (!grid) return;
    const next = shownIn(layout, {
      x: grid.scrollLeft,
      y: grid.scrollTop,
      width: grid.clientWidth - leadOf(grid.clientWidth),
      height: grid.clientHeight - headHeight,
    });
    setShown((before) => (isSame(before, next) ? before : next));
  }, [layout]);

  useLayoutEffect(() => {
    const grid = ref.current;
    if (!grid) return undefined;
    const measure = () => {
      setLead(leadOf(grid.clientWidth));
      look();
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(grid);
    return () => {
      observer.disconnect();
    };
  }, [look]);

  const reveal = useCallback(
    ({ row, column }: Place) => {
      const grid = ref.current;
      const at = layout.columns[column];
      if (!grid || !at) return;
      const [width, height] = [
        grid.clientWidth - leadOf(grid.clientWidth),
        grid.clientHeight - headHeight,
      ];
      const y = row * rowHeight;
      if (row !== headRow) {
        if (y < grid.scrollTop) grid.scrollTop = y;
        else if (y + rowHeight > grid.scrollTop + height) grid.scrollTop = y + rowHeight - height;
      }
      if (at.x < grid.scrollLeft) grid.scrollLeft = at.x;
      else if (at.x + at.width > grid.scrollLeft + width) grid.scrollLeft = at.x + at.width - width;
      look();
    },
    [layout, look],
  );

  const placeAt = useCallback(
    (clientX: number, clientY: number): Place => {
      const grid = ref.current;
      if (!grid) return { row: 0, column: 0 };
      const box = grid.getBoundingClientRect();
      const lead = leadOf(grid.clientWidth);
      return {
        row: rowAt(layout, Math.max(headHeight, clientY - box.top) - headHeight + grid.scrollTop),
        column: columnAt(layout, Math.max(lead, clientX - box.left) - lead + grid.scrollLeft),
      };
    },
    [layout],
  );

  const page = useCallback(
    () => Math.max(1, Math.floor(((ref.current?.clientHeight ?? 0) - headHeight) / rowHeight) - 1),
    [],
  );

  return { ref, shown, lead, look, reveal, placeAt, page };
};
