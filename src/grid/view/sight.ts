/** What of the sheet is in sight: its columns' widths, how far it is scrolled, and where cells stand for it. */
import type { GridColumn } from '../types';
import { headRow, type Place } from './area';
import {
  columnAt,
  columnLayoutOf,
  headHeight,
  leastWidth,
  mostWidth,
  nearest,
  rowHeight,
  rowsTopOf,
  scrollTopFor,
} from './layout';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What jsdom and a grid in a hidden tab have no size for. */
const assumed = { width: 1000, height: 640 };

/** More of the width than this is not held by what stays at the left. */
const mostPinned = 0.6;

export const createSight = (columns: readonly GridColumn[]) => {
  const widths = columns.map(({ width }) => Math.max(leastWidth, width));
  const firstLoose = columns.findIndex(({ isPinned }) => isPinned !== true);
  const pinnable = firstLoose === -1 ? columns.length : firstLoose;
  let layout = columnLayoutOf({ widths, pinned: 0, lead: 0 });
  let viewport = { ...assumed };
  let scroll = { left: 0, top: 0 };
  let rows = 0;

  const rowsHeight = () => Math.max(rowHeight, viewport.height - headHeight);
  const rowsTop = () => rowsTopOf({ rows, viewport: rowsHeight(), scrollTop: scroll.top });
  const widthOf = (column: number): number => widths[column] ?? leastWidth;

  return {
    widths,
    widthOf,
    layout: () => layout,
    viewport: () => viewport,
    rowsHeight,
    /** Px of rows above what is in sight. */
    rowsTop,
    /** Px by which rows stand lower in the sheet than they would in one of their full height. */
    shift: () => scroll.top - rowsTop(),
    measure: ({ clientWidth, clientHeight, scrollLeft, scrollTop }: HTMLElement) => {
      viewport = { width: clientWidth || assumed.width, height: clientHeight || assumed.height };
      scroll = { left: scrollLeft, top: scrollTop };
    },
    /** Columns that stay at the left give way where they would leave no room for the others. */
    place: (count: number, lead: number) => {
      rows = count;
      const all = columnLayoutOf({ widths, pinned: pinnable, lead });
      const pinned = all.pinnedWidth <= viewport.width * mostPinned ? pinnable : 0;
      layout = columnLayoutOf({ widths: [...widths], pinned, lead });
      return layout;
    },
    resize: (column: number, width: number): number => {
      widths[column] = Math.round(Math.max(leastWidth, Math.min(mostWidth, width)));
      return widthOf(column);
    },
    /** Scrolls as little as is needed. */
    reveal: (host: HTMLElement, { row, column }: Place) => {
      if (row !== headRow) {
        const from = rowsTop();
        const top = nearest(from, rowsHeight(), row * rowHeight, (row + 1) * rowHeight);
        if (top !== from) scroll.top = scrollTopFor({ rows, viewport: rowsHeight() }, top);
      }
      if (column >= layout.pinned) {
        const left = (layout.lefts[column] ?? 0) - layout.pinnedWidth;
        const room = viewport.width - layout.pinnedWidth;
        scroll.left = nearest(scroll.left, room, left, left + widthOf(column));
      }
      if (host.scrollTop !== scroll.top) host.scrollTop = scroll.top;
      if (host.scrollLeft !== scroll.left) host.scrollLeft = scroll.left;
    },
    /** Where a cell stands in the window of the grid; null while it is out of sight. */
    boxOf: ({ row, column }: Place): Box | null => {
      const isPinned = column < layout.pinned;
      const left = (layout.lefts[column] ?? 0) - (isPinned ? 0 : scroll.left);
      const top = headHeight + row * rowHeight - rowsTop();
      const width = widthOf(column);
      const isDown = top > headHeight - rowHeight / 2 && top < viewport.height - rowHeight / 2;
      const isAcross = isPinned || (left + width > layout.pinnedWidth && left < viewport.width);
      return isDown && isAcross ? { left, top, width, height: rowHeight } : null;
    },
    /** Cell under a point of the grid's window; the nearest one beyond the ends. */
    placeAt: (x: number, y: number): Place => ({
      row: Math.max(0, Math.min(rows - 1, Math.floor((y - headHeight + rowsTop()) / rowHeight))),
      column: Math.max(0, Math.min(columns.length - 1, columnAt(layout, x, scroll.left))),
    }),
  };
};
