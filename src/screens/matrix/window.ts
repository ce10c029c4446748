/** The rendered part of the layout: the viewport and a margin, in steps. */
import type { Layout } from './layout';
import { rowHeight } from './layout';

/** Columns mount and unmount in chunks of this size, so that others are not affected. */
export const chunkSize = 4;
const rowStep = 1;
const moreRows = 4;
/** Extra px around the viewport. */
const margin = 48;

/** Positions, inclusive; columns in chunks. */
export interface Shown {
  readonly top: number;
  readonly bottom: number;
  readonly firstChunk: number;
  readonly lastChunk: number;
}

export interface Viewport {
  /** Scroll offset and size of the cells' viewport, in px. */
  readonly y: number;
  readonly x: number;
  readonly height: number;
  readonly width: number;
}

/** Index of the column at a px; the nearest one if it is outside. */
export const columnAt = ({ columns }: Layout, x: number): number => {
  let [low, high] = [0, columns.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((columns[middle]?.x ?? 0) <= x) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
};

export const rowAt = ({ rows }: Layout, y: number): number =>
  Math.max(0, Math.min(rows.length - 1, Math.floor(y / rowHeight)));

export const shownIn = (layout: Layout, { x, y, width, height }: Viewport): Shown => {
  const top = rowAt(layout, y) - moreRows;
  const bottom = rowAt(layout, y + height) + moreRows;
  return {
    top: Math.max(0, Math.floor(top / rowStep) * rowStep),
    bottom: Math.min(layout.rows.length - 1, Math.ceil(bottom / rowStep) * rowStep),
    firstChunk: Math.max(0, Math.floor(columnAt(layout, x - margin) / chunkSize)),
    lastChunk: Math.floor(columnAt(layout, x + width + margin) / chunkSize),
  };
};

export const isSame = (one: Shown, other: Shown): boolean =>
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
