/**
 * A grid outside React: selection, viewport and DOM elements. A key or a scroll rewrites only the cells that change,
 * without a React render. What its cells are is the painter's.
 */
import { createListeners } from '../../util/listeners';
import { areaAt, areaWithin, headRow, type Area, type Extent, type BoardPlace } from './area';
import { createDrawing, type BoardOptions } from './drawing';
import type { Painter, RowNumbers } from './painter';
import { createViewport, type ColumnSize } from './viewport';

export interface BoardModel {
  /** Another array replaces the columns and their widths. */
  readonly columns: () => readonly ColumnSize[];
  /** Numbers of the rows shown, in order; another array after each change. */
  readonly shown: () => RowNumbers;
  readonly subscribe: (listener: () => void) => () => void;
}

interface BoardArgs<Appearance> extends BoardOptions {
  readonly model: BoardModel;
  readonly painterOf: (appearance: Appearance) => Painter;
}

export const createBoard = <Appearance>({
  model,
  painterOf,
  ...options
}: BoardArgs<Appearance>) => {
  const { sizes } = options;
  const drawn = createListeners();
  const viewport = createViewport({ columns: model.columns, sizes });

  let host: HTMLElement | null = null;
  let drawing: ReturnType<typeof createDrawing> | null = null;
  let painter: Painter | null = null;
  let area: Area = areaAt({ row: 0, column: 0 });
  let shown = model.shown();
  let activeRow = shown[0] ?? -1;

  const rowAt = (position: number): number => shown[position] ?? -1;
  const extent = (): Extent => ({
    rows: shown.length + (painter?.canAdd ? 1 : 0),
    columns: model.columns().length,
    canChoose: painter?.canChoose === true,
  });

  /** Keeps the selection on its row when the rows shown change. */
  const follow = () => {
    const current = model.shown();
    if (current === shown) return;
    const { active } = area;
    const isInRows = active.row !== headRow && active.row < shown.length;
    shown = current;
    if (!isInRows || rowAt(active.row) === activeRow) return;
    const position = shown.indexOf(activeRow);
    area = areaAt({ ...active, row: position === -1 ? active.row : position });
  };
  const draw = (reveal: BoardPlace | null = null) => {
    if (!drawing || !painter) return;
    follow();
    area = areaWithin(extent(), area);
    activeRow = rowAt(area.active.row);
    drawing.draw(painter, { shown, area, extent: extent() }, reveal);
    drawn.tell();
  };

  return {
    extent,
    rowAt,
    draw: () => draw(),
    area: () => area,
    setAppearance: (appearance: Appearance) => {
      painter = painterOf(appearance);
      draw();
    },
    size: viewport.size,
    widthOf: viewport.widthOf,
    boxOf: viewport.boxOf,
    /** Number of rows that fit in the viewport. */
    page: () => Math.max(1, Math.floor(viewport.rowsHeight() / sizes.row) - 1),
    /** Index of the model's row among those shown; -1 if it is not shown. */
    positionOf: (row: number): number => {
      follow();
      return shown.indexOf(row);
    },
    /** Selects, and scrolls to a place: the active cell by default, none for null. */
    select: (to: Area, reveal: BoardPlace | null = to.active) => {
      follow();
      area = to;
      draw(reveal);
      if (options.hasFocusInCells) drawing?.focus();
    },
    /** Returns the resulting width in px. */
    resize: (column: number, width: number): number => {
      const resized = viewport.resize(column, width);
      draw();
      return resized;
    },
    /** Cell at a point of the page; the nearest one if the point is outside. */
    placeAt: (x: number, y: number): BoardPlace => {
      const box = host?.getBoundingClientRect();
      return viewport.placeAt(x - (box?.left ?? 0), y - (box?.top ?? 0));
    },
    /** Called after each drawing and scroll. */
    onDrawn: drawn.subscribe,
    mount: (element: HTMLElement) => {
      host = element;
      drawing = createDrawing({ ...options, viewport, host });
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
        viewport.measure(element);
        drawing?.scroll();
        drawn.tell();
      };
      element.addEventListener('scroll', onScroll, { passive: true });
      // The observer also reports the initial size after layout; reading it here would force a layout.
      let sized: ResizeObserver | null = null;
      // jsdom has no ResizeObserver.
      if (typeof ResizeObserver === 'undefined') viewport.measure(element);
      else {
        sized = new ResizeObserver(() => {
          viewport.measure(element);
          draw();
        });
        sized.observe(element);
      }
      draw();
      return () => {
        unsubscribe();
        element.removeEventListener('scroll', onScroll);
        sized?.disconnect();
        drawing?.clear();
        [host, drawing] = [null, null];
      };
    },
  };
};
