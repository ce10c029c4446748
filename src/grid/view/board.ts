/**
 * The grid outside React: what is selected, what is in sight, and the elements that show it. A key or a scroll
 * rewrites the few cells that differ, and nothing is rendered for it.
 */
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
import { createSight } from './sight';

/** Where Tab began in a row: Enter goes back to that column in the next one, as in every spreadsheet. */
const createTabs = () => {
  let run: { readonly column: number; readonly at: Place } | null = null;
  /** Whatever moved the cell otherwise has ended the run. */
  const columnFrom = (place: Place): number =>
    run && isSamePlace(run.at, place) ? run.column : place.column;
  return {
    /** Tab leads from one cell to another. */
    note: (from: Place, to: Place) => {
      run = { column: columnFrom(from), at: to };
    },
    columnFrom,
  };
};

export const createBoard = ({ model, id }: { readonly model: GridModel; readonly id: string }) => {
  const listeners = new Set<() => void>();
  const sight = createSight(model.columns);
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

  /** Keeps to its row whatever is shown. */
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

  const tellDrawn = () => {
    for (const listener of listeners) listener();
  };

  const draw = () => {
    if (!stage || !look) return;
    follow();
    area = areaWithin(extent(), area);
    activeRow = rowAt(area.active.row);
    drawing.draw({ stage, look, shown, area, extent: extent() });
    tellDrawn();
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
    /** Rows that fit. */
    page: () => Math.max(1, Math.floor(sight.rowsHeight() / rowHeight) - 1),
    /** Place of the model's row among those shown; -1 where it is not. */
    positionOf: (row: number): number => {
      follow();
      return shown.indexOf(row);
    },
    /** Selects, and brings a place into sight: the active cell unless told otherwise, none for null. */
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
    /** The width it has then, in px. */
    resize: (column: number, width: number): number => {
      const now = sight.resize(column, width);
      draw();
      return now;
    },
    /** Cell under a point of the page; the nearest one beyond the ends. */
    placeAt: (x: number, y: number): Place => {
      const box = stage?.host.getBoundingClientRect();
      return sight.placeAt(x - (box?.left ?? 0), y - (box?.top ?? 0));
    },
    /** After every drawing and scrolling. */
    onDrawn: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    mount: (on: Stage) => {
      stage = on;
      let isWaiting = false;
      // Once for however many changes one step tells of.
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
        tellDrawn();
      };
      on.host.addEventListener('scroll', onScroll, { passive: true });
      // It tells the first size too, after the page has been laid out: to ask for it here would lay it out by itself.
      let sized: ResizeObserver | null = null;
      // jsdom has none.
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
