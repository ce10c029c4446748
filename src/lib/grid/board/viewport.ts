/** The viewport: column widths, scroll position and cell positions. */
import { headRow, type BoardPlace } from './area';
import {
  columnAt,
  columnIn,
  columnLayoutOf,
  maxHeight,
  nearest,
  rowsTopOf,
  scrollTopFor,
} from './layout';

export interface ColumnSize {
  /** Initial width in px. */
  readonly width: number;
  /** Stays visible on the left while other columns scroll. Pinned columns come first. */
  readonly isPinned?: boolean;
}

/** Fixed sizes of a grid, in px. */
export interface GridSizes {
  readonly row: number;
  readonly head: number;
  readonly minWidth: number;
}

export interface ColumnRange {
  readonly first: number;
  readonly last: number;
}

/** Size to assume in jsdom and in hidden tabs, where elements have no size. */
const assumed = { width: 1000, height: 640 };
/**
 * Size for the first drawing. The real one is known after the layout and before the first picture: rows that are
 * missing are added then, while rows that are not in view would be created for nothing.
 */
const atFirst = { width: 1000, height: 240 };

const maxWidth = 900;
const maxPinnedShare = 0.6;

/** Px beside the viewport in which columns are drawn, too. */
const margin = 48;
/** Columns come and go in groups of this size, so that few steps of a scroll change them. */
const group = 4;

interface ViewportArgs {
  /** A new array replaces the columns and their widths. */
  readonly columns: () => readonly ColumnSize[];
  readonly sizes: GridSizes;
}

export const createViewport = ({ columns, sizes }: ViewportArgs) => {
  let measured: readonly ColumnSize[] | null = null;
  let widths: number[] = [];
  let layout = columnLayoutOf({ widths, pinned: 0, rowHeader: 0 });
  let size = { ...atFirst };
  let scroll = { left: 0, top: 0 };
  let rows = 0;

  const rowsHeight = () => Math.max(sizes.row, size.height - sizes.head);
  const heights = () => ({ all: rows * sizes.row, viewport: rowsHeight() });
  const rowsTop = () => rowsTopOf(heights(), scroll.top);
  const widthOf = (column: number): number => widths[column] ?? sizes.minWidth;

  return {
    widthOf,
    layout: () => layout,
    size: () => size,
    rowsHeight,
    /** Px of rows above the viewport. */
    rowsTop,
    sheetHeight: () => Math.min(rows * sizes.row, maxHeight),
    /** Offset in px between a row's position in the sheet and in a sheet of full height. */
    shift: () => scroll.top - rowsTop(),
    measure: ({ clientWidth, clientHeight, scrollLeft, scrollTop }: HTMLElement) => {
      size = { width: clientWidth || assumed.width, height: clientHeight || assumed.height };
      scroll = { left: scrollLeft, top: scrollTop };
    },
    /** Columns are unpinned if they would leave no room for the others. */
    place: (count: number, rowHeader: number) => {
      rows = count;
      const current = columns();
      if (measured !== current)
        widths = current.map(({ width }) => Math.max(sizes.minWidth, width));
      measured = current;
      const loose = current.findIndex(({ isPinned }) => isPinned !== true);
      const pinned = loose === -1 ? current.length : loose;
      layout = columnLayoutOf({ widths: [...widths], pinned, rowHeader });
      if (layout.pinnedWidth > size.width * maxPinnedShare)
        layout = columnLayoutOf({ ...layout, pinned: 0 });
      return layout;
    },
    /** Returns the resulting width in px. */
    resize: (column: number, width: number): number => {
      widths[column] = Math.round(Math.max(sizes.minWidth, Math.min(maxWidth, width)));
      return widthOf(column);
    },
    /** The columns in view, without those that are pinned. */
    columnsInView: (): ColumnRange => {
      const from = columnIn(layout, scroll.left + layout.pinnedWidth - margin);
      const to = columnIn(layout, scroll.left + size.width + margin);
      return {
        first: Math.floor(Math.max(0, from) / group) * group,
        last: Math.min(widths.length, Math.ceil((to + 1) / group) * group) - 1,
      };
    },
    /** Scrolls to a cell by as little as possible. */
    reveal: (host: HTMLElement, { row, column }: BoardPlace) => {
      if (row !== headRow) {
        const from = rowsTop();
        const top = nearest(from, rowsHeight(), row * sizes.row, (row + 1) * sizes.row);
        if (top !== from) scroll.top = scrollTopFor(heights(), top);
      }
      if (column >= layout.pinned) {
        const left = (layout.lefts[column] ?? 0) - layout.pinnedWidth;
        const room = size.width - layout.pinnedWidth;
        scroll.left = nearest(scroll.left, room, left, left + widthOf(column));
      }
      if (host.scrollTop !== scroll.top) host.scrollTop = scroll.top;
      if (host.scrollLeft !== scroll.left) host.scrollLeft = scroll.left;
    },
    /** Position of a cell in the viewport; null if it is not visible. */
    boxOf: ({ row, column }: BoardPlace) => {
      const isPinned = column < layout.pinned;
      const left = (layout.lefts[column] ?? 0) - (isPinned ? 0 : scroll.left);
      const top = sizes.head + row * sizes.row - rowsTop();
      const width = widthOf(column);
      const isInRows = top > sizes.head - sizes.row / 2 && top < size.height - sizes.row / 2;
      const isInColumns = isPinned || (left + width > layout.pinnedWidth && left < size.width);
      return isInRows && isInColumns ? { left, top, width } : null;
    },
    /** Cell at a point of the viewport; the nearest visible one if the point is outside. */
    placeAt: (x: number, y: number): BoardPlace => {
      const row = Math.floor((Math.max(0, y - sizes.head) + rowsTop()) / sizes.row);
      return {
        row: Math.max(0, Math.min(rows - 1, row)),
        column: Math.max(0, columnAt(layout, Math.max(layout.rowHeader, x), scroll.left)),
      };
    },
  };
};
