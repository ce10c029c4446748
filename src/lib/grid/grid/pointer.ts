/** Pointer input: select, drag ranges, fill, resize. A finger scrolls; one tap selects and another edits. */
import {
  chooseColumn,
  edgesOf,
  headRow,
  isOneCell,
  isSamePlace,
  type Area,
  type BoardPlace,
} from '../board/area';
import { pull, startDrag } from '../board/drag';
import { columnOf, listen, rowElementOf } from '../board/elements';
import { fillTo } from './cells';
import type { Actions } from './keys';
import { hasChoices } from './options';
import { sizes } from './sizes';

type Kind = 'cells' | 'rows' | 'columns' | 'fill' | 'resize';

/** Width in px at the end of a cell for the icon that opens the list. */
const choiceIcon = 22;

/** Whether the pointer is on the list icon of an editable cell. */
const isOnIcon = ({ clientX }: MouseEvent, target: Element): boolean => {
  const box = target.closest('.cell.choice')?.getBoundingClientRect();
  return (
    box !== undefined && clientX < box.right && clientX > Math.max(box.left, box.right - choiceIcon)
  );
};

export const listenToPointer = (host: HTMLElement, actions: Actions): (() => void) => {
  const { board, announcer, selecting, edit, openColumnMenu } = actions;
  let stop: () => void = () => undefined;
  let isFinger = false;
  /** What was pressed last. While a pointer is captured, events no longer report the element under it. */
  let pressed: Kind | null = null;
  /** The cell of the last tap. */
  let tapped: BoardPlace | null = null;

  const areaOf = (kind: 'cells' | 'rows' | 'columns', from: BoardPlace, to: BoardPlace): Area => {
    const corners = selecting.cornersOf(kind, from, to);
    return { ...corners, active: corners.start };
  };

  const beginResize = (event: PointerEvent, column: number) => {
    const width = board.widthOf(column);
    pressed = 'resize';
    stop = startDrag(host, event, {
      follow: (x) => board.resize(column, width + x - event.clientX),
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
        top: kind === 'columns' ? 0 : pull(y, box.top + sizes.head, box.bottom),
      }),
      end: () => {
        const { bottom } = edgesOf(board.area());
        if (kind !== 'fill') {
          if (!isOneCell(board.area())) selecting.announceSelected();
        } else if (bottom > edgesOf(before).bottom) {
          announcer.done('filled', fillTo(board, before, bottom));
        }
      },
      drop: () => board.select(before, null),
    });
  };

  /** What can be extended by dragging from the pressed element; null if nothing. */
  const press = (target: Element, isExtending: boolean): 'cells' | 'rows' | 'columns' | null => {
    const row = rowElementOf(target);
    const column = columnOf(target);
    if (target.closest('.corner')) {
      selecting.extend('all');
      return null;
    }
    const kind = target.closest('.rowNumber') ? 'rows' : row === headRow ? 'columns' : 'cells';
    if (Number.isNaN(row) || (kind !== 'rows' && Number.isNaN(column))) return null;
    const place = { row, column: kind === 'rows' ? 0 : column };
    if (column === chooseColumn) {
      board.select(areaOf('cells', place, place));
      return null;
    }
    const from = isExtending ? board.area().start : place;
    board.select(areaOf(kind, from, place), kind === 'cells' ? place : null);
    return kind;
  };
  const editAt = (place: BoardPlace) => {
    const column = board.model.columns[place.column];
    edit(place, { isOpen: column !== undefined && hasChoices(column) });
  };

  const onDown = (event: PointerEvent) => {
    isFinger = event.pointerType === 'touch';
    pressed = null;
    if (event.button !== 0 || !event.isPrimary) return;
    const target = event.target as Element;
    const grip = target.closest<HTMLElement>('[data-grip]')?.dataset.grip;
    stop();
    // The menu opens on release, so that a press elsewhere does not open it.
    if (target.closest('.menu')) return;
    if (grip !== undefined) beginResize(event, Number(grip));
    else if (isFinger) return;
    else if (target.closest('.handle')) begin(event, 'fill');
    else {
      const kind = press(target, event.shiftKey);
      if (kind) begin(event, kind);
    }
  };

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const before = board.area();
    const heading = target.closest('.menu')?.closest<HTMLElement>('.heading');
    if (heading) openColumnMenu(columnOf(heading), heading);
    else if (target.closest('.choose')) {
      selecting.choose(rowElementOf(target), event.shiftKey);
      if (isFinger) press(target, false);
    } else if (!isFinger) {
      if (pressed === 'cells' && isOneCell(before) && isOnIcon(event, target))
        editAt(before.active);
    } else if (!target.closest('[data-grip]')) {
      const wasTapped = tapped !== null && isSamePlace(tapped, before.active);
      tapped = null;
      if (press(target, false) !== 'cells') return;
      const place = board.area().active;
      // The time between taps does not matter: phone users do not expect to double-tap.
      if (wasTapped && isSamePlace(before.active, place)) editAt(place);
      else tapped = place;
    }
  };

  const stopListening = listen(host, {
    pointerdown: onDown,
    click: onClick,
    dblclick: () => {
      if (pressed === 'cells') editAt(board.area().active);
    },
  });
  return () => {
    stop();
    stopListening();
  };
};
