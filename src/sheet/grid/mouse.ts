/** Pointer input: select, drag ranges, fill, resize. A finger scrolls; one tap selects and another edits. */
import type { Actions } from '../board/move';
import {
  chooseColumn,
  edgesOf,
  headRow,
  isOneCell,
  isSamePlace,
  type Area,
  type Place,
} from '../board/area';
import { fillTo } from './cells';
import { pull, startDrag } from '../board/drag';
import { columnOf, rowOf } from '../board/elements';
import { choiceSign, hasChoices } from './options';

type Kind = 'cells' | 'rows' | 'columns' | 'fill' | 'resize';

export const listenToPointer = (host: HTMLElement, actions: Actions): (() => void) => {
  const { board, tell } = actions;
  let stop: () => void = () => undefined;
  let isFinger = false;
  /** What was pressed last. While a pointer is captured, events no longer report the element under it. */
  let pressed: Kind | null = null;
  /** The cell of the last tap. */
  let tapped: Place | null = null;

  const last = () => ({
    row: Math.max(0, board.model.shown().length - 1),
    column: board.extent().columns - 1,
  });
  const areaOf = (kind: 'cells' | 'rows' | 'columns', from: Place, to: Place): Area => {
    if (kind === 'rows') {
      const active = { row: from.row, column: 0 };
      return { active, start: active, end: { row: to.row, column: last().column } };
    }
    if (kind === 'columns') {
      const active = { row: 0, column: from.column };
      return { active, start: active, end: { row: last().row, column: to.column } };
    }
    return { active: from, start: from, end: to };
  };

  const beginResize = (event: PointerEvent, column: number) => {
    const width = board.widthOf(column);
    pressed = 'resize';
    stop = startDrag(host, event, {
      follow: (x) => {
        board.resize(column, width + x - event.clientX);
      },
    });
  };

  const begin = (event: PointerEvent, kind: Exclude<Kind, 'resize'>) => {
    const before = board.area();
    pressed = kind;
    stop = startDrag(host, event, {
      follow: (x, y) => {
        const place = board.placeAt(x, y);
        if (kind === 'fill') {
          const { top, bottom, left, right } = edgesOf(before);
          const end = { row: Math.max(bottom, place.row), column: right };
          board.select({ active: before.active, start: { row: top, column: left }, end }, null);
        } else board.select(areaOf(kind, board.area().start, place), null);
      },
      pullAt: (x, y, box) => ({
        left: kind === 'cells' || kind === 'columns' ? pull(x, box.left, box.right) : 0,
        top: kind === 'columns' ? 0 : pull(y, box.top + 36, box.bottom),
      }),
      end: () => {
        const { top, bottom, left, right } = edgesOf(board.area());
        if (kind === 'fill') {
          if (bottom > edgesOf(before).bottom) tell.done('filled', fillTo(board, before, bottom));
        } else if (top !== bottom || left !== right) {
          tell.selected(bottom - top + 1, right - left + 1);
        }
      },
      drop: () => {
        board.select(before, null);
      },
    });
  };

  const selectAll = () => {
    board.select(
      { active: { row: 0, column: 0 }, start: { row: 0, column: 0 }, end: last() },
      null,
    );
    tell.selected(last().row + 1, last().column + 1);
  };

  /** What can be extended by dragging from the pressed element; null if nothing. */
  const press = (target: Element, isExtending: boolean): 'cells' | 'rows' | 'columns' | null => {
    const row = rowOf(target);
    const column = columnOf(target);
    if (target.closest('.corner')) {
      selectAll();
      return null;
    }
    const kind = target.closest('.rowNumber') ? 'rows' : row === headRow ? 'columns' : 'cells';
    if (column === chooseColumn) {
      const place = { row, column };
      board.select({ active: place, start: place, end: place });
      return null;
    }
    if (Number.isNaN(row) || (kind !== 'rows' && Number.isNaN(column))) return null;
    const place = { row, column: Number.isNaN(column) ? 0 : column };
    const from = isExtending ? board.area().start : place;
    board.select(areaOf(kind, from, place), kind === 'cells' ? place : null);
    return kind;
  };

  const onDown = (event: PointerEvent) => {
    isFinger = event.pointerType === 'touch';
    const target = event.target as Element;
    const grip = target.closest<HTMLElement>('[data-grip]')?.dataset.grip;
    pressed = null;
    if (event.button !== 0 || !event.isPrimary) return;
    stop();
    // The menu opens on release, so that a press elsewhere does not open it.
    if (target.closest('[data-menu]')) return;
    if (grip !== undefined) {
      beginResize(event, Number(grip));
      return;
    }
    if (isFinger) return;
    if (target.closest('.handle')) {
      begin(event, 'fill');
      return;
    }
    const kind = press(target, event.shiftKey);
    if (kind) begin(event, kind);
  };

  const editAt = (place: Area['active']) => {
    const column = board.model.columns[place.column];
    actions.edit(place, { isOpen: column !== undefined && hasChoices(column) });
  };
  /** Whether the pointer is on the list icon of an editable cell. */
  const isOnSign = ({ clientX }: MouseEvent, target: Element): boolean => {
    const box = target.closest('.cell.choice')?.getBoundingClientRect();
    return (
      box !== undefined &&
      clientX < box.right &&
      clientX > Math.max(box.left, box.right - choiceSign)
    );
  };

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const menu = target.closest<HTMLElement>('[data-menu]')?.dataset.menu;
    if (menu !== undefined) {
      actions.openColumnMenu(Number(menu));
      return;
    }
    if (target.closest('.choose')) {
      actions.choose(rowOf(target), event.shiftKey);
      if (isFinger) press(target, false);
      return;
    }
    if (!isFinger && pressed === 'cells' && isOneCell(board.area()) && isOnSign(event, target)) {
      editAt(board.area().active);
      return;
    }
    if (!isFinger || target.closest('[data-grip]')) return;
    const before = board.area();
    const wasTapped = tapped !== null && isSamePlace(tapped, before.active);
    tapped = null;
    if (press(target, false) !== 'cells') return;
    const place = board.area().active;
    // The time between taps does not matter: phone users do not expect to double-tap.
    if (wasTapped && isSamePlace(before.active, place)) editAt(place);
    else tapped = place;
  };

  const onDoubleClick = () => {
    if (pressed === 'cells') editAt(board.area().active);
  };

  const listeners = new AbortController();
  const { signal } = listeners;
  host.addEventListener('pointerdown', onDown, { signal });
  host.addEventListener('click', onClick, { signal });
  host.addEventListener('dblclick', onDoubleClick, { signal });
  return () => {
    stop();
    listeners.abort();
  };
};
