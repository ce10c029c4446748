/** The text of an error, beside the active or hovered cell (WCAG 1.4.13). */
import type { RuleMessage } from '../../schema/rules/message';
import { isSamePlace, type Place } from '../board/area';
import type { GridBoard } from './sheetBoard';
import { rowHeight } from '../board/layout';

/** Maximum width and height of a note, in px. */
const widest = 320;
const highest = 60;

export const createNote = ({
  element,
  host,
  board,
  faultText,
}: {
  readonly element: HTMLElement;
  readonly host: HTMLElement;
  readonly board: GridBoard;
  readonly faultText: (fault: RuleMessage) => string;
}) => {
  let hovered: Place | null = null;
  let hidden: Place | null = null;

  const faultAt = (place: Place): RuleMessage | null => {
    const row = place.column < 0 || place.row < 0 ? -1 : board.rowAt(place.row);
    return row < 0 ? null : board.model.faultAt(row, place.column);
  };

  const draw = () => {
    const { active } = board.area();
    const isFocused = document.activeElement === host;
    const place = hovered ?? (isFocused ? active : null);
    if (hidden && (!place || !isSamePlace(hidden, place))) hidden = null;
    const fault = place && !hidden ? faultAt(place) : null;
    const box = place && fault ? board.boxOf(place) : null;
    element.hidden = !box;
    if (!box || !fault) return;
    const words = faultText(fault);
    if (element.textContent !== words) element.textContent = words;
    // The pointer can move onto a note that it opened; a note opened by keyboard does not block it.
    element.style.pointerEvents = hovered ? 'auto' : 'none';
    const { width, height } = board.viewport();
    // Aligned with the cell's right edge if there is too little space.
    const isRight = box.left + widest > width;
    const x = isRight ? Math.min(box.left + box.width, width - 4) : Math.max(4, box.left);
    const isAbove = box.top + rowHeight + highest > height;
    const y = isAbove ? box.top : box.top + rowHeight;
    element.style.transform = `translate(${String(x)}px, ${String(y)}px) translate(${isRight ? '-100%' : '0'}, ${isAbove ? '-100%' : '0'})`;
  };

  const hover = (place: Place | null) => {
    if (place === hovered || (place && hovered && isSamePlace(place, hovered))) return;
    hovered = place && faultAt(place) ? place : null;
    draw();
  };
  const onMove = (event: PointerEvent) => {
    const target = event.target as Element;
    const column = target.closest<HTMLElement>('.cell')?.dataset.column;
    const row = target.closest<HTMLElement>('.row')?.dataset.row;
    const isCell = column !== undefined && row !== undefined && event.pointerType !== 'touch';
    hover(isCell ? { row: Number(row), column: Number(column) } : null);
  };
  const onLeave = (event: PointerEvent) => {
    if (event.relatedTarget !== element) hover(null);
  };
  const onNoteLeave = () => {
    hover(null);
  };

  const listeners = new AbortController();
  const { signal } = listeners;
  host.addEventListener('pointermove', onMove, { signal });
  host.addEventListener('pointerleave', onLeave, { signal });
  host.addEventListener('focus', draw, { signal });
  host.addEventListener('blur', draw, { signal });
  element.addEventListener('pointerleave', onNoteLeave, { signal });
  const stopDrawing = board.onDrawn(draw);
  draw();
  return {
    /** Returns false if none was shown. */
    hide: (): boolean => {
      if (element.hidden) return false;
      hidden = hovered ?? board.area().active;
      draw();
      return true;
    },
    stop: () => {
      element.hidden = true;
      stopDrawing();
      listeners.abort();
    },
  };
};

export type Note = ReturnType<typeof createNote>;
