/** Writes the visible part of a grid into reused elements, and rewrites only what changed. */
import { edgesOf, headRow, type Area, type Edges, type Extent } from './area';
import { spare, span, type ColumnLayout } from './layout';
import { put, say } from './elements';
import type { ColumnRange, createViewport, GridSizes } from './viewport';

/** The row numbers of a model, in the order in which they are shown. */
export type RowNumbers = Uint32Array | readonly number[];

/** Elements that the board creates and fills. */
export interface Stage {
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
  /** The columns in view, without those that are pinned. */
  readonly columns: ColumnRange;
}

export interface DrawnHead {
  readonly paint: (scene: Scene) => void;
  /** The element that stands for a cell when it is active. */
  readonly cellAt: (column: number) => HTMLElement | null;
}

/** A row of elements that is reused for the rows in view. */
export interface DrawnRow {
  readonly element: HTMLElement;
  /** `row` is the model's row number, -1 below the last row. */
  readonly paint: (at: { readonly position: number; readonly row: number }, scene: Scene) => void;
  readonly cellAt: (column: number) => HTMLElement | null;
}

/** What a grid draws: it creates the elements of the head and of rows, and writes into them. */
export interface Painter<Look> {
  /** Called before the first drawing, and when the look changes. */
  readonly dress: (look: Look) => void;
  readonly extent: (rows: number) => Extent;
  /** Number of header rows, and of columns before those of the model. */
  readonly heads: () => { readonly rows: number; readonly columns: number };
  /** Width in px of what is before the columns. */
  readonly leadWidth: (scene: Pick<Scene, 'shown' | 'extent'>, width: number) => number;
  /** Called when a width has changed. */
  readonly onPlaced: (stage: Stage, layout: ColumnLayout) => void;
  /** Called before everything is painted. Returns whether all elements must be created again. */
  readonly begin: (layout: ColumnLayout) => boolean;
  readonly putHead: (stage: Stage, layout: ColumnLayout) => DrawnHead;
  readonly putRow: (body: HTMLElement) => DrawnRow;
  /** Cells have the focus one at a time. Otherwise the grid has it, and names its active cell. */
  readonly hasFocusInCells: boolean;
  /** Only columns in view have elements. */
  readonly hasManyColumns: boolean;
}

interface Slot extends DrawnRow {
  /** Index of its row. */
  position: number;
  /** The position that was painted, and that at which it was put in DOM order; -1 for none yet. */
  painted: number;
  ordered: number;
  top: number;
}

interface DrawingArgs {
  readonly painter: Omit<Painter<never>, 'dress'>;
  readonly id: string;
  readonly sizes: GridSizes;
  readonly sight: ReturnType<typeof createViewport>;
}

/** Milliseconds without a drawing before the rows are put in DOM order. */
const reorderDelay = 150;

export const createDrawing = ({ painter, id, sizes, sight }: DrawingArgs) => {
  let stage: Stage | null = null;
  let scene: Scene | null = null;
  let head: DrawnHead | null = null;
  /** In order of their positions. */
  let pool: Slot[] = [];
  let placed = '';
  let pointed: HTMLElement | null = null;
  let ordering: ReturnType<typeof setTimeout> | undefined;
  /**
   * Number of extra rows above and below the viewport. 0 for the first drawing, so that the visible rows appear sooner.
   */
  let beyond = 0;
  let widening: ReturnType<typeof setTimeout> | undefined;

  /** Sets the sizes of the sheet and its columns. */
  const place = (on: Stage, { extent, shown }: Pick<Scene, 'extent' | 'shown'>) => {
    const { width } = sight.viewport();
    const layout = sight.place(extent.rows, painter.leadWidth({ extent, shown }, width));
    const placing = [...layout.widths, layout.pinned, layout.pinnedWidth, extent.rows].join(' ');
    if (placing === placed) return;
    placed = placing;
    const { sheet, body, host } = on;
    const heads = painter.heads();
    sheet.style.width = `${String(layout.width)}px`;
    sheet.style.setProperty('--lead', `${String(layout.pinnedWidth)}px`);
    body.style.height = `${String(sight.sheetHeight())}px`;
    host.setAttribute('aria-rowcount', String(extent.rows + heads.rows));
    host.setAttribute('aria-colcount', String(extent.columns + heads.columns));
    painter.onPlaced(on, layout);
  };

  const slotAt = (position: number) => pool.find((slot) => slot.position === position);

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
  /** Drawing itself rewrites rows in place. */
  const orderSoon = () => {
    clearTimeout(ordering);
    ordering = setTimeout(order, reorderDelay);
  };

  /** The rows to draw: those in view, and the row that has the focus. */
  const positionsOf = ({ extent, area }: Scene): readonly number[] => {
    const fitting = Math.ceil(sight.rowsHeight() / sizes.row) + 1 + 2 * beyond;
    const count = Math.min(extent.rows, fitting);
    const inSight = Math.floor(sight.rowsTop() / sizes.row) - beyond;
    const first = Math.max(0, Math.min(inSight, extent.rows - count));
    const { row } = area.active;
    const isKept = painter.hasFocusInCells && row !== headRow;
    return span(first, first + count - 1, isKept ? row : null);
  };

  /** Gives each position a row of elements; rows that went out of view are reused. */
  const collect = (on: Stage, positions: readonly number[]) => {
    const wanted = new Set(positions);
    const drawn = new Map(pool.map((slot) => [slot.position, slot]));
    const free = pool.filter(({ position }) => !wanted.has(position));
    pool = positions.map((position): Slot => {
      const slot = drawn.get(position) ??
        free.pop() ?? { ...painter.putRow(on.body), position, painted: -1, top: -1, ordered: -1 };
      slot.position = position;
      return slot;
    });
    for (const { element } of free) element.remove();
  };

  /** Marks the active cell for assistive technology, and as the grid's only tab stop if cells have the focus. */
  const point = (on: Stage, { active }: Area) => {
    const row = active.row === headRow ? head : slotAt(active.row);
    const element = row?.cellAt(active.column) ?? null;
    const activeId = `${id}-at-${String(active.row)}-${String(active.column)}`;
    if (pointed === element && (!element || element.id === activeId)) return;
    pointed?.removeAttribute('id');
    if (pointed && painter.hasFocusInCells) pointed.tabIndex = -1;
    pointed = element;
    if (element) element.id = activeId;
    if (!painter.hasFocusInCells) say(on.host, 'aria-activedescendant', element ? activeId : null);
    else if (element) element.tabIndex = 0;
  };

  const sceneOf = (at: Omit<Scene, 'edges' | 'columns'>): Scene => ({
    ...at,
    edges: edgesOf(at.area),
    columns: painter.hasManyColumns
      ? sight.columnsInView()
      : { first: 0, last: at.extent.columns - 1 },
  });

  /** Creates all elements again if they are those of other columns or texts. */
  const build = (on: Stage) => {
    const isOutdated = painter.begin(sight.layout());
    if (head && !isOutdated) return;
    on.head.replaceChildren();
    on.body.replaceChildren();
    pool = [];
    head = painter.putHead(on, sight.layout());
  };

  const paintRows = (at: Scene, isEvery: boolean) => {
    const shift = sight.shift();
    const headRows = painter.heads().rows;
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
        element.setAttribute('aria-rowindex', String(position + headRows + 1));
        element.dataset.row = String(position);
        element.classList.toggle('odd', position % 2 === 1);
      }
      slot.paint({ position, row: at.shown[position] ?? -1 }, at);
    }
  };

  /** With `isEvery`, all that is in view, else the rows that came into view. */
  const paint = (on: Stage, at: Scene, isEvery: boolean) => {
    scene = at;
    const hadFocus = painter.hasFocusInCells && on.host.contains(document.activeElement);
    if (isEvery) build(on);
    collect(on, positionsOf(at));
    paintRows(at, isEvery);
    if (isEvery) head?.paint(at);
    point(on, at.area);
    orderSoon();
    // The element that had it may be gone.
    if (hadFocus && !on.host.contains(document.activeElement)) focus();
  };

  const focus = () => {
    // Moving an element in the DOM would take its focus.
    order();
    pointed?.focus({ preventScroll: true });
  };

  const widenSoon = () => {
    clearTimeout(widening);
    widening = setTimeout(() => {
      beyond = spare;
      if (stage && scene) paint(stage, scene, true);
    }, reorderDelay);
  };

  return {
    place,
    draw: (on: Stage, next: Omit<Scene, 'edges' | 'columns'>) => {
      stage = on;
      place(on, next);
      paint(on, sceneOf(next), true);
      if (beyond === 0) widenSoon();
    },
    /** Draws what was scrolled into view. */
    scroll: () => {
      if (!stage || !scene) return;
      const { columns } = scene;
      const next = sceneOf(scene);
      const isAcross = next.columns.first !== columns.first || next.columns.last !== columns.last;
      paint(stage, next, isAcross);
    },
    /** Gives the active cell the focus. */
    focus,
    clear: () => {
      clearTimeout(ordering);
      clearTimeout(widening);
      beyond = 0;
      stage = null;
      scene = null;
      head = null;
      pool = [];
      placed = '';
    },
  };
};

/** Creates the elements in the grid's own element. */
export const putStage = (host: HTMLElement): Stage => {
  const sheet = put(host, { role: 'presentation', className: 'sheet' });
  return {
    host,
    sheet,
    head: put(sheet, { role: 'rowgroup', className: 'head' }),
    body: put(sheet, { role: 'presentation', className: 'body' }),
  };
};
