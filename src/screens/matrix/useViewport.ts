import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { headRow, type Place } from '../../grid/view/area';
import { nearest } from '../../grid/view/layout';
import { headHeight } from './gridSx';
import { rowHeight, type Layout } from './layout';

// The rendered part of the layout: the viewport and a margin, in steps.

/** Columns mount and unmount in chunks of this size, so that others are not affected. */
export const chunkSize = 4;
const rowStep = 1;
const moreRows = 4;
/** Extra px around the viewport. */
const margin = 48;

/** Positions, inclusive; columns in chunks. */
interface Shown {
  readonly top: number;
  readonly bottom: number;
  readonly firstChunk: number;
  readonly lastChunk: number;
}

interface Viewport {
  /** Scroll offset and size of the cells' viewport, in px. */
  readonly y: number;
  readonly x: number;
  readonly height: number;
  readonly width: number;
}

/** Index of the column at a px; the nearest one if it is outside. */
const columnAt = ({ columns }: Layout, x: number): number => {
  let [low, high] = [0, columns.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((columns[middle]?.x ?? 0) <= x) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
};

const rowAt = ({ rows }: Layout, y: number): number =>
  Math.max(0, Math.min(rows.length - 1, Math.floor(y / rowHeight)));

const shownIn = (layout: Layout, { x, y, width, height }: Viewport): Shown => {
  const top = rowAt(layout, y) - moreRows;
  const bottom = rowAt(layout, y + height) + moreRows;
  return {
    top: Math.max(0, Math.floor(top / rowStep) * rowStep),
    bottom: Math.min(layout.rows.length - 1, Math.ceil(bottom / rowStep) * rowStep),
    firstChunk: Math.max(0, Math.floor(columnAt(layout, x - margin) / chunkSize)),
    lastChunk: Math.floor(columnAt(layout, x + width + margin) / chunkSize),
  };
};

const isSame = (one: Shown, other: Shown): boolean =>
  one.top === other.top &&
  one.bottom === other.bottom &&
  one.firstChunk === other.firstChunk &&
  one.lastChunk === other.lastChunk;

/** All numbers from one to the other, and one more that must be included. */
export const span = (first: number, last: number, further = -1): readonly number[] => {
  const all = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  if (further < 0 || (further >= first && further <= last)) return all;
  return further < first ? [further, ...all] : [...all, further];
};

// The viewport of the grid, and scrolling to a place.

/** Width of the first column in px; on a phone it shows only the SKU. */
const leadOf = (width: number): number => (width < 640 ? 124 : 288);

interface GridViewport {
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
      if (row !== headRow) grid.scrollTop = nearest(grid.scrollTop, height, y, y + rowHeight);
      grid.scrollLeft = nearest(grid.scrollLeft, width, at.x, at.x + at.width);
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
