/**
 * The grid outside React: selection, viewport and DOM elements. A key or a scroll rewrites only the cells that change,
 * without a React render.
 */
import { createListeners } from '../../schema/listeners';
import type { GridModel } from '../types';
import {
  areaAt,
  areaWithin,
  headRow,
  isSamePlace,
  type Area,
  type Extent,
  type Place,
} from './area';
import { createDrawing, type Stage } from './drawing';
import { rowHeight } from './layout';
import type { Look } from './look';
import { createViewport } from './viewport';

/** Remembers the column where a run of Tab started: Enter returns to it in the next row, as in other spreadsheets. */
const createTabs = () => {
  let run: { readonly column: number; readonly at: Place } | null = null;
  /** The start column of the run. Any other move ended the run. */
  const columnFrom = (place: Place): number =>
    run && isSamePlace(run.at, place) ? run.column : place.column;
  return {
    /** Tab moved from one cell to another. */
    note: (from: Place, to: Place) => {
      run = { column: columnFrom(from), at: to };
    },
    columnFrom,
  };
};

export const createBoard = ({ model, id }: { readonly model: GridModel; readonly id: string }) => {
  const drawn = createListeners();
  const sight = createViewport(model.columns);
  const drawing = createDrawing({ model, id, sight });

  let look: Look | null = null;
  let stage: Stage | null = null;
  let area: Area = areaAt({ row: 0, column: 0 });
  let shown = model.shown();
  let activeRow = shown[0] ?? -1;

  const tabs = createTabs();

  const rowAt = (position: number): number => shown[position] ?? -1;
  const extent = (): Extent => ({
    rows: shown.length + (look?.canAdd === true ? 1 : 0),
    columns: model.columns.length,
    canChoose: look?.canChoose === true,
  });

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
    if (!stage || !look) return;
    follow();
    area = areaWithin(extent(), area);
    activeRow = rowAt(area.active.row);
    drawing.draw({ stage, look, shown, area, extent: extent() });
    drawn.tell();
  };

  return {
    model,
    tabs,
    extent,
    rowAt,
    draw,
    area: () => area,
    viewport: sight.viewport,
    widthOf: sight.widthOf,
    boxOf: sight.boxOf,
    /** Number of rows that fit in the viewport. */
    page: () => Math.max(1, Math.floor(sight.rowsHeight() / rowHeight) - 1),
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
      if (stage && look && inSight) {
        drawing.place({ stage, look, extent: extent(), shown });
        sight.reveal(stage.host, areaWithin(extent(), areaAt(inSight)).active);
      }
      draw();
    },
    dress: (next: Look) => {
      look = next;
      draw();
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
    mount: (on: Stage) => {
      stage = on;
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
        sight.measure(on.host);
        drawing.scroll();
        drawn.tell();
      };
      on.host.addEventListener('scroll', onScroll, { passive: true });
      // The observer also reports the initial size after layout; reading it here would force a layout.
      let sized: ResizeObserver | null = null;
      // jsdom has no ResizeObserver.
      if (typeof ResizeObserver === 'undefined') {
        sight.measure(on.host);
      } else {
        sized = new ResizeObserver(() => {
          sight.measure(on.host);
          draw();
        });
        sized.observe(on.host);
      }
      draw();
      return () => {
        unsubscribe();
        on.host.removeEventListener('scroll', onScroll);
        sized?.disconnect();
        drawing.clear();
        stage = null;
      };
    },
  };
};

export type GridBoard = ReturnType<typeof createBoard>;
