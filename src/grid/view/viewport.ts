/** The viewport: column widths, scroll position and cell positions. */
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

/** Size to assume in jsdom and in hidden tabs, where elements have no size. */
const assumed = { width: 1000, height: 640 };

/** Maximum share of the width for pinned columns. */
const maxPinnedShare = 0.6;

export const createViewport = (columns: readonly GridColumn[]) => {
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
    /** Px of rows above the viewport. */
    rowsTop,
    /** Offset in px between a row's position in the sheet and in a sheet of full height. */
    shift: () => scroll.top - rowsTop(),
    measure: ({ clientWidth, clientHeight, scrollLeft, scrollTop }: HTMLElement) => {
      viewport = { width: clientWidth || assumed.width, height: clientHeight || assumed.height };
      scroll = { left: scrollLeft, top: scrollTop };
    },
    /** Columns are unpinned if they would leave no room for the others. */
    place: (count: number, lead: number) => {
      rows = count;
      const all = columnLayoutOf({ widths, pinned: pinnable, lead });
      const pinned = all.pinnedWidth <= viewport.width * maxPinnedShare ? pinnable : 0;
      layout = columnLayoutOf({ widths: [...widths], pinned, lead });
      return layout;
    },
    resize: (column: number, width: number): number => {
      widths[column] = Math.round(Math.max(leastWidth, Math.min(mostWidth, width)));
      return widthOf(column);
    },
    /** Scrolls to a cell by as little as possible. */
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
    /** Position of a cell in the viewport; null if it is not visible. */
    boxOf: ({ row, column }: Place): Box | null => {
      const isPinned = column < layout.pinned;
      const left = (layout.lefts[column] ?? 0) - (isPinned ? 0 : scroll.left);
      const top = headHeight + row * rowHeight - rowsTop();
      const width = widthOf(column);
      const isDown = top > headHeight - rowHeight / 2 && top < viewport.height - rowHeight / 2;
      const isAcross = isPinned || (left + width > layout.pinnedWidth && left < viewport.width);
      return isDown && isAcross ? { left, top, width, height: rowHeight } : null;
    },
    /** Cell at a point of the viewport; the nearest one if the point is outside. */
    placeAt: (x: number, y: number): Place => ({
      row: Math.max(0, Math.min(rows - 1, Math.floor((y - headHeight + rowsTop()) / rowHeight))),
      column: Math.max(0, Math.min(columns.length - 1, columnAt(layout, x, scroll.left))),
    }),
  };
};
