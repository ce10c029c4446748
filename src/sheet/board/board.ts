/**
 * A grid outside React: selection, viewport and DOM elements. A key or a scroll rewrites only the cells that change,
 * without a React render. What its cells are is the painter's.
 */
import { createListeners } from '../../schema/listeners';
import { areaAt, areaWithin, headRow, type Area, type Extent, type Place } from './area';
import { createDrawing, putStage, type Painter, type RowNumbers, type Stage } from './drawing';
import { createViewport, type ColumnSize, type GridSizes } from './viewport';

/** The rows and columns of a grid. */
export interface BoardModel {
  /** Another array replaces the columns and their widths. */
  readonly columns: () => readonly ColumnSize[];
  /** Numbers of the rows shown, in order; another array after each change. */
  readonly shown: () => RowNumbers;
  readonly subscribe: (listener: () => void) => () => void;
}

interface BoardArgs<Look> {
  readonly model: BoardModel;
  readonly painter: Painter<Look>;
  readonly sizes: GridSizes;
  readonly id: string;
}

export const createBoard = <Look>({ model, painter, sizes, id }: BoardArgs<Look>) => {
  const drawn = createListeners();
  const sight = createViewport({ columns: model.columns, sizes });
  const drawing = createDrawing({ painter, id, sizes, sight });

  let stage: Stage | null = null;
  let isDressed = false;
  let area: Area = areaAt({ row: 0, column: 0 });
  let shown = model.shown();
  let activeRow = shown[0] ?? -1;

  const rowAt = (position: number): number => shown[position] ?? -1;
  const extent = (): Extent => painter.extent(shown.length);

  /** Keeps the selection on its row when the rows shown change. */
  const follow = () => {
    const now = model.shown();
    if (now === shown) return;
    const { active } = area;
    const isHeld = active.row !== headRow && active.row < shown.length;
    shown = now;
    if (!isHeld || rowAt(active.row) === activeRow) return;
    const position = shown.indexOf(activeRow);
    area = areaAt({ ...active, row: position === -1 ? active.row : position });
  };

  const draw = () => {
    if (!stage || !isDressed) return;
    follow();
    area = areaWithin(extent(), area);
    activeRow = rowAt(area.active.row);
    drawing.draw(stage, { shown, area, extent: extent() });
    drawn.tell();
  };

  return {
    extent,
    rowAt,
    draw,
    area: () => area,
    dress: (look: Look) => {
      painter.dress(look);
      isDressed = true;
      draw();
    },
    viewport: sight.viewport,
    widthOf: sight.widthOf,
    boxOf: sight.boxOf,
    /** Number of rows that fit in the viewport. */
    page: () => Math.max(1, Math.floor(sight.rowsHeight() / sizes.row) - 1),
    /** Index of the model's row among those shown; -1 if it is not shown. */
    positionOf: (row: number): number => {
      follow();
      return shown.indexOf(row);
    },
    /** Selects, and scrolls to a place: the active cell by default, none for null. */
    select: (to: Area, inSight: Place | null = to.active) => {
      follow();
      area = areaWithin(extent(), to);
      activeRow = rowAt(area.active.row);
      if (stage && isDressed && inSight) {
        drawing.place(stage, { extent: extent(), shown });
        sight.reveal(stage.host, areaWithin(extent(), areaAt(inSight)).active);
      }
      draw();
      if (painter.hasFocusInCells) drawing.focus();
    },
    /** Returns the resulting width in px. */
    resize: (column: number, width: number): number => {
      const now = sight.resize(column, width);
      draw();
      return now;
    },
    /** Cell at a point of the page; the nearest one if the point is outside. */
    placeAt: (x: number, y: number): Place => {
      const box = stage?.host.getBoundingClientRect();
      return sight.placeAt(x - (box?.left ?? 0), y - (box?.top ?? 0));
    },
    /** Called after each drawing and scroll. */
    onDrawn: drawn.subscribe,
    mount: (host: HTMLElement) => {
      stage = putStage(host);
      let isWaiting = false;
      // Draws once for all changes of a step.
      const unsubscribe = model.subscribe(() => {
        if (isWaiting) return;
        isWaiting = true;
        queueMicrotask(() => {
          isWaiting = false;
          draw();
        });
      });
      const onScroll = () => {
        sight.measure(host);
        drawing.scroll();
        drawn.tell();
      };
      host.addEventListener('scroll', onScroll, { passive: true });
      // The observer also reports the initial size after layout; reading it here would force a layout.
      let sized: ResizeObserver | null = null;
      // jsdom has no ResizeObserver.
      if (typeof ResizeObserver === 'undefined') {
        sight.measure(host);
      } else {
        sized = new ResizeObserver(() => {
          sight.measure(host);
          draw();
        });
        sized.observe(host);
      }
      draw();
      return () => {
        unsubscribe();
        host.removeEventListener('scroll', onScroll);
        sized?.disconnect();
        drawing.clear();
        host.replaceChildren();
        stage = null;
      };
    },
  };
};
