/** Writes the visible part of a grid into reused elements, and rewrites only what changed. */
import {
  edgesOf,
  headRow,
  placeWithin,
  type Area,
  type Edges,
  type Extent,
  type Place,
} from './area';
import { createElement, setOrRemoveAttribute } from './elements';
import { span, type ColumnLayout } from './layout';
import type { ColumnRange, createViewport, GridSizes } from './viewport';

/** The row numbers of a model, in the order in which they are shown. */
export type RowNumbers = Uint32Array | readonly number[];

/** Elements that the board creates and fills. */
interface Stage {
  /** The scrolling grid element. */
  readonly host: HTMLElement;
  readonly sheet: HTMLElement;
  readonly head: HTMLElement;
  readonly body: HTMLElement;
}

export interface Scene {
  readonly shown: RowNumbers;
  readonly area: Area;
  readonly edges: Edges;
  readonly extent: Extent;
  readonly layout: ColumnLayout;
  /** The columns in view, without those that are pinned. */
  readonly columns: ColumnRange;
}

/** A row of elements: the head's, or one that is reused for the rows in view. */
export interface DrawnRow {
  readonly element: HTMLElement;
  /** `row` is the model's row number, -1 in the head and below the last row. */
  readonly paint: (at: { readonly position: number; readonly row: number }, scene: Scene) => void;
  /** The element that represents a cell when it is active. */
  readonly cellAt: (column: number) => HTMLElement | null;
}

/** Creates the elements of the head and of rows, and writes into them. Another painter creates all of them again. */
export interface Painter {
  readonly headerRows: number;
  /** A column of check boxes before the row headers. */
  readonly canChoose?: boolean;
  /** A blank line below the last row. */
  readonly canAdd?: boolean;
  /** Width in px of what is before the columns. */
  readonly rowHeaderWidth: (scene: Pick<Scene, 'shown' | 'extent'>, width: number) => number;
  /** Called when a width has changed. */
  readonly onPlaced?: (sheet: HTMLElement, layout: ColumnLayout) => void;
  readonly createHead: (head: HTMLElement, layout: ColumnLayout) => DrawnRow;
  readonly createRow: (body: HTMLElement, layout: ColumnLayout) => DrawnRow;
}

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
}: BoardOptions & { readonly viewport: ReturnType<typeof createViewport> }) => {
  let stage: Stage | null = null;
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
  const place = ({ host, sheet, body }: Stage, by: Painter, { extent, shown }: Drawn) => {
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
        const next: Element | null = before
          ? before.nextElementSibling
          : (stage?.body.firstElementChild ?? null);
        if (next !== slot.element) stage?.body.insertBefore(slot.element, next);
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
  const collect = ({ body }: Stage, by: Painter, positions: readonly number[]) => {
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
  const point = ({ host }: Stage, { active }: Area) => {
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
  const paint = (on: Stage, by: Painter, at: Scene, isEvery: boolean) => {
    scene = at;
    const hadFocus = hasFocusInCells && on.host.contains(document.activeElement);
    const { layout } = at;
    if (!head || painter !== by || pinned !== layout.pinned) {
      on.head.replaceChildren();
      on.body.replaceChildren();
      pool = [];
      ({ pinned } = layout);
      painter = by;
      head = by.createHead(on.head, layout);
    }
    collect(on, by, positionsOf(at));
    if (isEvery) head.paint({ position: headRow, row: -1 }, at);
    paintRows(at, isEvery, by.headerRows);
    point(on, at.area);
    clearTimeout(settling);
    settling = setTimeout(settle, settleDelay);
    // The element that had it may be gone.
    if (hadFocus && !on.host.contains(document.activeElement)) focus();
  };

  /** Adds the extra rows, and puts all in DOM order: drawing itself rewrites rows in place. */
  const settle = () => {
    const isFirst = beyond === 0;
    beyond = extraRows;
    if (isFirst && stage && painter && scene) paint(stage, painter, scene, true);
    order();
  };

  /** Gives the active cell the focus. */
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
    /** Creates the elements in the grid's own element. */
    mount: (host: HTMLElement) => {
      const sheet = createElement(host, { role: 'presentation', className: 'sheet' });
      stage = {
        host,
        sheet,
        head: createElement(sheet, { role: 'rowgroup', className: 'head' }),
        body: createElement(sheet, { role: 'presentation', className: 'body' }),
      };
    },
    /** Draws all that is in view, after scrolling to a place. */
    draw: (by: Painter, drawn: Drawn, reveal: Place | null) => {
      if (!stage) return;
      place(stage, by, drawn);
      if (reveal) viewport.reveal(stage.host, placeWithin(drawn.extent, reveal));
      paint(stage, by, sceneOf(drawn), true);
    },
    /** Draws what was scrolled into view. */
    scroll: () => {
      if (!stage || !painter || !scene) return;
      const { columns } = scene;
      const next = sceneOf(scene);
      const isAcross = next.columns.first !== columns.first || next.columns.last !== columns.last;
      paint(stage, painter, next, isAcross);
    },
    unmount: () => {
      clearTimeout(settling);
      beyond = 0;
      stage?.host.replaceChildren();
      [stage, painter, scene, head] = [null, null, null, null];
      pool = [];
      placed = '';
    },
  };
};
