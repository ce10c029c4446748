/** Keys and the pointer: move, select, and turn cells on or off. */
import type { TranslateFunction } from 'react-admin';
import {
  areaAt,
  headRow,
  isOneCell,
  isSamePlace,
  type Corners,
  type Place,
} from '../../sheet/board/area';
import { pull, startDrag } from '../../sheet/board/drag';
import { columnOf, rowOf } from '../../sheet/board/elements';
import { cellsIn, movedBy } from './area';
import type { Board } from './board';
import type { MatrixGrid } from './matrixGrid';
import { nextOf, sizeOf } from './model';
import type { CellWords } from './words';

export interface InputActions {
  readonly onRegion: (region: number) => void;
  /** Announces a text to screen readers. */
  readonly say: (text: string) => void;
  /** Describes a cell in full on the screen. */
  readonly show: (place: Place | null) => void;
}

interface InputArgs {
  readonly board: Board;
  readonly grid: MatrixGrid;
  readonly words: CellWords;
  readonly translate: TranslateFunction;
  readonly actions: () => InputActions;
}

/** Distance in px from an edge at which a drag scrolls. */
const edge = 36;

const placeOf = (target: Element): Place | null => {
  const place = { row: rowOf(target), column: columnOf(target) };
  return Number.isNaN(place.row + place.column) ? null : place;
};

/** Turns cells on or off, and says what came of it. */
const createFill = ({ board, grid, words, translate, actions }: InputArgs) => {
  const told = (area: Corners, turned: number, isOn: boolean): string => {
    const { row, column } = area.end;
    const { rows, columns } = grid.layout();
    const at = columns[column];
    const product = rows[row] ?? -1;
    if (turned === 0) {
      const { sku } = board.matrixData.products[product] ?? { sku: '' };
      const reason = translate('facings.matrix.held');
      return isOn && board.matrix.held[product] === 1
        ? translate('facings.matrix.heldProduct', { product: sku, reason })
        : translate('facings.matrix.nothingTurned');
    }
    if (isOneCell(area) && at?.kind === 'zone' && row !== headRow)
      return words.cell(board, product, at.zone);
    return translate(`facings.matrix.${isOn ? 'turnedOn' : 'turnedOff'}`, { smart_count: turned });
  };

  const cellsOf = (area: Corners) => cellsIn(grid.layout(), area, board.matrixData.zones.length);
  /** What a switch over the area sets. */
  const nextIn = (area: Corners): boolean => {
    const { rows, mask } = cellsOf(area);
    return nextOf(board.matrix, rows, mask);
  };
  return {
    nextIn,
    countIn: (area: Corners): number => {
      const { rows, mask } = cellsOf(area);
      return rows.length * sizeOf(mask);
    },
    fill: (area: Corners, isOn = nextIn(area)) => {
      const turned = board.fill({ ...cellsOf(area), isOn });
      actions().say(told(area, turned, isOn));
      actions().show(area.end);
    },
  };
};

export const listenToInput = (host: HTMLElement, args: InputArgs): (() => void) => {
  const { grid, translate, actions } = args;
  const { fill, nextIn, countIn } = createFill(args);
  /** Ends the drag without a change; null without a drag. */
  let drop: (() => void) | null = null;
  /** Whether the press already did what its click would do. */
  let isHandled = false;

  const go = (active: Place, start = active) => {
    grid.select({ active, start, end: active });
    actions().show(active);
  };
  const saySelected = (smart_count: number) => {
    actions().say(translate('facings.matrix.selected', { smart_count }));
  };
  const isRegion = (column: number) => grid.layout().columns[column]?.kind === 'region';

  const beginDrag = (event: PointerEvent, start: Place) => {
    const isOn = nextIn(areaAt(start));
    let end = start;
    const finish = () => {
      stop();
      drop = null;
      grid.preview(null);
      grid.select(areaAt(start), null);
    };
    const stop = startDrag(host, event, {
      follow: (x, y) => {
        const next = grid.placeAt(x, y);
        if (isSamePlace(end, next)) return;
        end = next;
        grid.select({ active: start, start, end }, null);
      },
      pullAt: (x, y, { left, right, top, bottom }) => ({
        left: pull(x, left + edge, right - edge),
        top: pull(y, top + edge, bottom - edge),
      }),
      end: () => {
        finish();
        fill({ start, end }, isOn);
      },
      drop: finish,
    });
    drop = finish;
    grid.preview(isOn ? 'on' : 'off');
    grid.draw();
  };

  const onPointerDown = (event: PointerEvent) => {
    isHandled = false;
    // A finger scrolls; a tap fires a click.
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const target = event.target as Element;
    const isLead = target.closest('.lead') !== null;
    const place = isLead ? { row: rowOf(target), column: 0 } : placeOf(target);
    if (!place) return;
    event.preventDefault();
    isHandled = true;
    if (isLead) go(place, { row: place.row, column: grid.layout().columns.length - 1 });
    else if (event.shiftKey) go(place, grid.area().start);
    else {
      go(place);
      if (place.row !== headRow) beginDrag(event, place);
      else if (isRegion(place.column)) fill(areaAt(place));
    }
  };

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const region = target.closest<HTMLElement>('[data-region]')?.dataset.region;
    if (region !== undefined) {
      actions().onRegion(Number(region));
      return;
    }
    const place = isHandled ? null : placeOf(target);
    if (!place) return;
    go(place);
    fill(areaAt(place));
  };

  const onPointerMove = ({ target }: PointerEvent) => {
    if (!drop) actions().show(placeOf(target as Element));
  };
  const onPointerLeave = () => {
    actions().show(null);
  };

  const selectAll = () => {
    const { rows, columns, zoneCount } = grid.layout();
    const active = { row: 0, column: 0 };
    const start = { row: rows.length - 1, column: columns.length - 1 };
    grid.select({ active, start, end: active }, null);
    saySelected(rows.length * zoneCount);
  };

  /** Returns false for keys that do nothing here. */
  const press = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean => {
    const isFar = ctrlKey || metaKey;
    const { layout, page } = grid;
    const area = grid.area();
    const { active, start } = area;
    const next = altKey ? null : movedBy(layout(), active, { key, isFar, page: page() });
    if (next) {
      go(next, shiftKey ? start : next);
      if (shiftKey) saySelected(countIn({ start, end: next }));
    } else if (key === 'Enter' && isRegion(active.column)) {
      actions().onRegion(layout().columns[active.column]?.region ?? -1);
    } else if (key === ' ' || key === 'Enter') fill(area);
    else if (isFar && key.toLowerCase() === 'a') selectAll();
    else if (key === 'Escape' && (drop || !isOneCell(area))) {
      drop?.();
      grid.select(areaAt(active), null);
    } else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!press(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const listeners = new AbortController();
  const { signal } = listeners;
  host.addEventListener('pointerdown', onPointerDown, { signal });
  host.addEventListener('pointermove', onPointerMove, { signal });
  host.addEventListener('pointerleave', onPointerLeave, { signal });
  host.addEventListener('click', onClick, { signal });
  host.addEventListener('keydown', onKeyDown, { signal });
  return () => {
    drop?.();
    listeners.abort();
  };
};
