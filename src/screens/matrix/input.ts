/** Keys and the pointer: move, select, and turn cells on or off. */
import type { TranslateFunction } from 'react-admin';
import {
  areaAt,
  headRow,
  isOneCell,
  isSamePlace,
  type Corners,
  type BoardPlace,
} from '../../lib/grid/board/area';
import { pull, startDrag } from '../../lib/grid/board/drag';
import { columnOf, listen, rowElementOf } from '../../lib/grid/board/elements';
import { movedBy } from '../../lib/grid/board/move';
import type { createAmountInput } from './amountInput';
import { matrixBlockOf } from './layout';
import type { MatrixBoard } from './matrixBoard';
import { nextOf } from './model';
import type { MatrixStore } from './store';
import type { CellWords } from './words';

export interface InputActions {
  readonly onRegion: (region: number) => void;
  readonly announce: (text: string) => void;
  /** Describes a cell in full on the screen. */
  readonly show: (place: BoardPlace | null) => void;
}

interface InputArgs {
  readonly store: MatrixStore;
  readonly board: MatrixBoard;
  readonly words: CellWords;
  readonly translate: TranslateFunction;
  readonly actions: () => InputActions;
  /** In the par mode: takes numbers, and presses of the pointer only select. */
  readonly amounts: ReturnType<typeof createAmountInput> | null;
}

/** Distance in px from an edge at which a drag scrolls. */
const edge = 36;

const placeOf = (target: Element): BoardPlace | null => {
  const place = { row: rowElementOf(target), column: columnOf(target) };
  return Number.isNaN(place.row + place.column) ? null : place;
};

export const listenToInput = (
  host: HTMLElement,
  { store, board, words, translate, actions, amounts }: InputArgs,
): (() => void) => {
  const { matrix, matrixData } = store;
  const { layout } = board;
  /** Ends the drag without a change; null without a drag. */
  let drop: (() => void) | null = null;
  /** Whether the press already did what its click would do. */
  let isHandled = false;

  const go = (active: BoardPlace, start = active) => {
    board.select({ active, start, end: active });
    actions().show(active);
  };
  const announceSelected = (smart_count: number) =>
    actions().announce(translate('facings.matrix.selected', { smart_count }));
  const resultText = (area: Corners, turned: number, isOn: boolean): string => {
    const { rows, columns } = layout();
    const column = columns[area.end.column];
    const product = rows[area.end.row] ?? -1;
    const say = (key: string, values?: Readonly<Record<string, unknown>>) =>
      translate(`facings.matrix.${key}`, values);
    if (turned === 0) {
      if (!isOn || matrix.held[product] !== 1) return say('nothingTurned');
      const { sku } = matrixData.products[product] ?? { sku: '' };
      return say('heldProduct', { product: sku, reason: say('held') });
    }
    return isOneCell(area) && column?.kind === 'zone' && product >= 0
      ? words.cell(product, column.zone)
      : say(isOn ? 'turnedOn' : 'turnedOff', { smart_count: turned });
  };
  /** What a switch over the area sets. */
  const nextIn = (area: Corners): boolean => nextOf(matrix, matrixBlockOf(layout(), area));
  /** Turns cells on or off, and announces how many. */
  const fill = (area: Corners, isOn = nextIn(area)) => {
    const turned = store.fill({ ...matrixBlockOf(layout(), area), isOn });
    actions().announce(resultText(area, turned, isOn));
    actions().show(area.end);
  };
  const isRegion = (column: number) => layout().columns[column]?.kind === 'region';

  const beginDrag = (event: PointerEvent, start: BoardPlace) => {
    const isOn = nextIn(areaAt(start));
    let end = start;
    const finish = () => {
      stop();
      drop = null;
      board.preview(null);
      board.select(areaAt(start), null);
    };
    const stop = startDrag(host, event, {
      follow: (x, y) => {
        const next = board.placeAt(x, y);
        if (isSamePlace(end, next)) return;
        end = next;
        board.select({ active: start, start, end }, null);
      },
      pullAt: (x, y, { left, right, top, bottom }) => ({
        left: pull(x, left + edge, right - edge),
        top: pull(y, top + edge, bottom - edge),
      }),
      end: () => {
        finish();
        if (amounts) board.select({ active: start, start, end }, null);
        else fill({ start, end }, isOn);
      },
      drop: finish,
    });
    drop = finish;
    if (!amounts) board.preview(isOn ? 'on' : 'off');
    board.draw();
  };

  const onPointerDown = (event: PointerEvent) => {
    isHandled = false;
    // A finger scrolls; a tap fires a click.
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const target = event.target as Element;
    const isProduct = target.closest('.row .pinned') !== null;
    const place = isProduct ? { row: rowElementOf(target), column: 0 } : placeOf(target);
    if (!place) return;
    event.preventDefault();
    isHandled = true;
    if (isProduct) go(place, { row: place.row, column: layout().columns.length - 1 });
    else if (event.shiftKey) go(place, board.area().start);
    else {
      go(place);
      if (place.row !== headRow) beginDrag(event, place);
      else if (isRegion(place.column) && !amounts) fill(areaAt(place));
    }
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const region = target.closest<HTMLElement>('[data-region]')?.dataset.region;
    const place = isHandled ? null : placeOf(target);
    if (region !== undefined) actions().onRegion(Number(region));
    else if (place) {
      go(place);
      // A tap edits, because a phone has no keys to begin with.
      if (amounts) amounts.open(place);
      else fill(areaAt(place));
    }
  };

  const selectAll = () => {
    const { rows, columns, zones } = layout();
    const active = { row: 0, column: 0 };
    const start = { row: rows.length - 1, column: columns.length - 1 };
    board.select({ active, start, end: active }, null);
    announceSelected(rows.length * zones.length);
  };
  /** Returns false for keys that do nothing here. */
  const press = (event: KeyboardEvent): boolean => {
    if (amounts?.press(event)) return true;
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const isFar = ctrlKey || metaKey;
    const area = board.area();
    const { active, start } = area;
    const next = altKey
      ? null
      : movedBy(board.extent(), active, { key, isFar, page: board.page() });
    if (next) {
      go(next, shiftKey ? start : next);
      if (shiftKey) {
        const { rows, columns } = matrixBlockOf(layout(), { start, end: next });
        announceSelected(rows.length * columns.length);
      }
    } else if (key === 'Enter' && isRegion(active.column)) {
      actions().onRegion(layout().columns[active.column]?.region ?? -1);
    } else if (key === ' ' || (key === 'Enter' && !amounts)) fill(area);
    else if (isFar && key.toLowerCase() === 'a') selectAll();
    else if (key === 'Escape' && (drop || !isOneCell(area))) {
      drop?.();
      board.select(areaAt(active), null);
    } else return false;
    return true;
  };

  const stopListening = listen(host, {
    pointerdown: onPointerDown,
    click: onClick,
    pointermove: ({ target }) => {
      if (!drop) actions().show(placeOf(target as Element));
    },
    dblclick: ({ target }) => {
      const place = placeOf(target as Element);
      if (place) amounts?.open(place);
    },
    pointerleave: () => actions().show(null),
    keydown: (event) => {
      if (!press(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  });
  return () => {
    drop?.();
    amounts?.stop();
    stopListening();
  };
};
