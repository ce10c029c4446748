/** Writes the visible part of a grid into reused elements, and rewrites only what changed. */
import { edgesOf, headRow, placeWithin, type Area, type BoardPlace } from './area';
import { createElement, setOrRemoveAttribute } from './elements';
import { span } from './layout';
import type { DrawnRow, Painter, Scene } from './painter';
import type { createViewport, GridSizes } from './viewport';

export interface BoardOptions {
  readonly id: string;
  readonly sizes: GridSizes;
  /** Cells have the focus one at a time. Otherwise the grid has it, and names its active cell. */
  readonly hasFocusInCells?: boolean;
  /** Only columns in view have elements. */
  readonly hasManyColumns?: boolean;
}

interface Slot extends DrawnRow {
  /** Index of its row. */
  position: number;
  /** The position that was painted, and that at which it was put in DOM order; -1 for none yet. */
  painted: number;
  ordered: number;
  top: number;
}

interface DrawingArgs extends BoardOptions {
  readonly viewport: ReturnType<typeof createViewport>;
  readonly host: HTMLElement;
}

type Drawn = Omit<Scene, 'edges' | 'layout' | 'columns'>;

/** Extra rows drawn above and below the viewport. */
const extraRows = 4;
/** Milliseconds without a drawing before it is completed. */
const settleDelay = 150;

export const createDrawing = ({
  id,
  sizes,
  hasFocusInCells = false,
  hasManyColumns = false,
  viewport,
  host,
}: DrawingArgs) => {
  const sheet = createElement(host, { role: 'presentation', className: 'sheet' });
  const headGroup = createElement(sheet, { role: 'rowgroup', className: 'head' });
  const body = createElement(sheet, { role: 'presentation', className: 'body' });
  let painter: Painter | null = null;
  let scene: Scene | null = null;
  let head: DrawnRow | null = null;
  /** The number of pinned columns for which the elements were created. */
  let pinned = 0;
  /** In order of their positions. */
  let pool: Slot[] = [];
  let placed = '';
  let pointed: HTMLElement | null = null;
  /** Extra rows above and below the viewport; none at first, so that the visible rows appear sooner. */
  let beyond = 0;
  let settling: ReturnType<typeof setTimeout> | undefined;

  /** Sets the sizes of the sheet and its columns. */
  const place = (by: Painter, { extent, shown }: Drawn) => {
    const rowHeader = by.rowHeaderWidth({ extent, shown }, viewport.size().width);
    const layout = viewport.place(extent.rows, rowHeader);
    const placing = [...layout.widths, layout.pinned, layout.pinnedWidth, extent.rows].join(' ');
    if (placing === placed && by === painter) return;
    placed = placing;
    sheet.style.width = `${String(layout.width)}px`;
    sheet.style.setProperty('--pinned', `${String(layout.pinnedWidth)}px`);
    body.style.height = `${String(viewport.sheetHeight())}px`;
    host.setAttribute('aria-rowcount', String(extent.rows + by.headerRows));
    host.setAttribute('aria-colcount', String(extent.columns + (by.canChoose ? 2 : 1)));
    by.onPlaced?.(sheet, layout);
  };

  /** Puts the rows in DOM order, which screen readers use. Rows that are still in place are not moved. */
  const order = () => {
    let before: Element | null = null;
    for (const slot of pool) {
      if (slot.ordered !== slot.position) {
        slot.ordered = slot.position;
        const next: Element | null = before ? before.nextElementSibling : body.firstElementChild;
        if (next !== slot.element) body.insertBefore(slot.element, next);
      }
      before = slot.element;
    }
  };

  /** The rows to draw: those in view, and the row that has the focus. */
  const positionsOf = ({ extent, area }: Scene): readonly number[] => {
    const fitting = Math.ceil(viewport.rowsHeight() / sizes.row) + 1 + 2 * beyond;
    const count = Math.min(extent.rows, fitting);
    const inView = Math.floor(viewport.rowsTop() / sizes.row) - beyond;
    const first = Math.max(0, Math.min(inView, extent.rows - count));
    const { row } = area.active;
    const isKept = hasFocusInCells && row !== headRow;
    return span(first, first + count - 1, isKept ? row : null);
  };

  /** Gives each position a row of elements; rows that went out of view are reused. */
  const collect = (by: Painter, positions: readonly number[]) => {
    const needed = new Set(positions);
    const drawn = new Map(pool.map((slot) => [slot.position, slot]));
    const free = pool.filter(({ position }) => !needed.has(position));
    const createSlot = (position: number): Slot => {
      const row = by.createRow(body, viewport.layout());
      return { ...row, position, painted: -1, ordered: -1, top: -1 };
    };
    pool = positions.map((position) => {
      const slot = drawn.get(position) ?? free.pop() ?? createSlot(position);
      slot.position = position;
      return slot;
    });
    for (const { element } of free) element.remove();
  };

  /** Marks the active cell for assistive technology, and as the grid's only tab stop if cells have the focus. */
  const point = ({ active }: Area) => {
    const row =
      active.row === headRow ? head : pool.find(({ position }) => position === active.row);
    const element = row?.cellAt(active.column) ?? null;
    const activeId = `${id}-at-${String(active.row)}-${String(active.column)}`;
    if (pointed === element && (!element || element.id === activeId)) return;
    pointed?.removeAttribute('id');
    if (pointed && hasFocusInCells) pointed.tabIndex = -1;
    pointed = element;
    if (element) element.id = activeId;
    if (!hasFocusInCells)
      setOrRemoveAttribute(host, 'aria-activedescendant', element ? activeId : null);
    else if (element) element.tabIndex = 0;
  };

  const paintRows = (at: Scene, isEvery: boolean, headerRows: number) => {
    const shift = viewport.shift();
    for (const slot of pool) {
      const { position, element } = slot;
      const top = position * sizes.row + shift;
      const isMoved = slot.painted !== position;
      if (!isEvery && !isMoved && slot.top === top) continue;
      if (slot.top !== top) {
        slot.top = top;
        element.style.transform = `translateY(${String(top)}px)`;
      }
      if (isMoved) {
        slot.painted = position;
        element.setAttribute('aria-rowindex', String(position + headerRows + 1));
        element.dataset.row = String(position);
      }
      slot.paint({ position, row: at.shown[position] ?? -1 }, at);
    }
  };

  /** With `isEvery`, all that is in view, else the rows that came into view. */
  const paint = (by: Painter, at: Scene, isEvery: boolean) => {
    scene = at;
    const hadFocus = hasFocusInCells && host.contains(document.activeElement);
    const { layout } = at;
    if (!head || painter !== by || pinned !== layout.pinned) {
      headGroup.replaceChildren();
      body.replaceChildren();
      pool = [];
      ({ pinned } = layout);
      painter = by;
      head = by.createHead(headGroup, layout);
    }
    collect(by, positionsOf(at));
    if (isEvery) head.paint({ position: headRow, row: -1 }, at);
    paintRows(at, isEvery, by.headerRows);
    point(at.area);
    clearTimeout(settling);
    settling = setTimeout(settle, settleDelay);
    // The element that had it may be gone.
    if (hadFocus && !host.contains(document.activeElement)) focus();
  };

  /** Adds the extra rows, and puts all in DOM order: drawing itself rewrites rows in place. */
  const settle = () => {
    const isFirst = beyond === 0;
    beyond = extraRows;
    if (isFirst && painter && scene) paint(painter, scene, true);
    order();
  };

  const focus = () => {
    // Moving an element in the DOM would take its focus.
    order();
    pointed?.focus({ preventScroll: true });
  };

  const sceneOf = (drawn: Drawn): Scene => ({
    ...drawn,
    edges: edgesOf(drawn.area),
    layout: viewport.layout(),
    columns: hasManyColumns
      ? viewport.columnsInView()
      : { first: 0, last: drawn.extent.columns - 1 },
  });

  return {
    focus,
    /** Draws all that is in view, after scrolling to a place. */
    draw: (by: Painter, drawn: Drawn, reveal: BoardPlace | null) => {
      place(by, drawn);
      if (reveal) viewport.reveal(host, placeWithin(drawn.extent, reveal));
      paint(by, sceneOf(drawn), true);
    },
    /** Draws what was scrolled into view. */
    scroll: () => {
      if (!painter || !scene) return;
      const { columns } = scene;
      const next = sceneOf(scene);
      const isAcross = next.columns.first !== columns.first || next.columns.last !== columns.last;
      paint(painter, next, isAcross);
    },
    clear: () => {
      clearTimeout(settling);
      host.replaceChildren();
    },
  };
};
