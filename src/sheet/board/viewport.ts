/** The viewport: column widths, scroll position and cell positions. */
import { headRow, type Place } from './area';
import {
  columnAt,
  columnIn,
  columnLayoutOf,
  mostHeight,
  mostWidth,
  nearest,
  rowsTopOf,
  scrollTopFor,
} from './layout';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

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
  /** Minimum width of a column. */
  readonly leastWidth: number;
}

/** The first and the last column to draw. */
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

/** Maximum share of the width for pinned columns. */
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
  let of = columns();
  let widths: number[] = [];
  let pinnable = 0;
  let layout = columnLayoutOf({ widths, pinned: 0, lead: 0 });
  let viewport = { ...atFirst };
  let scroll = { left: 0, top: 0 };
  let rows = 0;

  const readColumns = () => {
    of = columns();
    widths = of.map(({ width }) => Math.max(sizes.leastWidth, width));
    const firstLoose = of.findIndex(({ isPinned }) => isPinned !== true);
    pinnable = firstLoose === -1 ? of.length : firstLoose;
  };
  readColumns();

  const rowsHeight = () => Math.max(sizes.row, viewport.height - sizes.head);
  const rowScroll = () => ({ rows, viewport: rowsHeight(), height: sizes.row });
  const rowsTop = () => rowsTopOf({ ...rowScroll(), scrollTop: scroll.top });
  const widthOf = (column: number): number => widths[column] ?? sizes.leastWidth;

  return {
    widthOf,
    layout: () => layout,
    viewport: () => viewport,
    rowsHeight,
    /** Px of rows above the viewport. */
    rowsTop,
    /** Height of all rows as drawn. */
    sheetHeight: () => Math.min(rows * sizes.row, mostHeight),
    /** Offset in px between a row's position in the sheet and in a sheet of full height. */
    shift: () => scroll.top - rowsTop(),
    measure: ({ clientWidth, clientHeight, scrollLeft, scrollTop }: HTMLElement) => {
      viewport = { width: clientWidth || assumed.width, height: clientHeight || assumed.height };
      scroll = { left: scrollLeft, top: scrollTop };
    },
    /** Columns are unpinned if they would leave no room for the others. */
    place: (count: number, lead: number) => {
      rows = count;
      if (columns() !== of) readColumns();
      const all = columnLayoutOf({ widths, pinned: pinnable, lead });
      const pinned = all.pinnedWidth <= viewport.width * maxPinnedShare ? pinnable : 0;
      layout = columnLayoutOf({ widths: [...widths], pinned, lead });
      return layout;
    },
    resize: (column: number, width: number): number => {
      widths[column] = Math.round(Math.max(sizes.leastWidth, Math.min(mostWidth, width)));
      return widthOf(column);
    },
    /** The columns in view, without those that are pinned. */
    columnsInView: (): ColumnRange => {
      const from = columnIn(layout, scroll.left + layout.pinnedWidth - margin);
      const to = columnIn(layout, scroll.left + viewport.width + margin);
      return {
        first: Math.floor(Math.max(0, from) / group) * group,
        last: Math.min(widths.length, Math.ceil((to + 1) / group) * group) - 1,
      };
    },
    /** Scrolls to a cell by as little as possible. */
    reveal: (host: HTMLElement, { row, column }: Place) => {
      if (row !== headRow) {
        const from = rowsTop();
        const top = nearest(from, rowsHeight(), row * sizes.row, (row + 1) * sizes.row);
        if (top !== from) scroll.top = scrollTopFor(rowScroll(), top);
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
      const top = sizes.head + row * sizes.row - rowsTop();
      const width = widthOf(column);
      const isDown = top > sizes.head - sizes.row / 2 && top < viewport.height - sizes.row / 2;
      const isAcross = isPinned || (left + width > layout.pinnedWidth && left < viewport.width);
      return isDown && isAcross ? { left, top, width, height: sizes.row } : null;
    },
    /** Cell at a point of the viewport; the nearest visible one if the point is outside. */
    placeAt: (x: number, y: number): Place => ({
      row: Math.max(
        0,
        Math.min(rows - 1, Math.floor((Math.max(0, y - sizes.head) + rowsTop()) / sizes.row)),
      ),
      column: Math.max(0, columnAt(layout, Math.max(layout.lead, x), scroll.left)),
    }),
  };
};
