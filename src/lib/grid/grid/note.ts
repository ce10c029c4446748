/** The text of an error, beside the active or hovered cell (WCAG 1.4.13). */
import type { RuleMessage } from '../../rules/message';
import { isSamePlace, type BoardPlace } from '../board/area';
import { columnOf, listen, rowElementOf } from '../board/elements';
import type { GridBoard } from './sheetBoard';
import { sizes } from './sizes';

/** Maximum width and height of a note, in px. */
const maxWidth = 320;
const maxHeight = 60;

interface NoteArgs {
  readonly element: HTMLElement;
  readonly board: GridBoard;
  readonly faultText: (fault: RuleMessage) => string;
}

export const listenToNote = (
  host: HTMLElement,
  { element, board, faultText }: NoteArgs,
): (() => void) => {
  let hovered: BoardPlace | null = null;
  let hidden: BoardPlace | null = null;

  const faultAt = (place: BoardPlace): RuleMessage | null => {
    const row = place.column < 0 || place.row < 0 ? -1 : board.rowAt(place.row);
    return row < 0 ? null : board.model.faultAt(row, place.column);
  };
  const placeNow = (): BoardPlace | null =>
    hovered ?? (document.activeElement === host ? board.area().active : null);

  const draw = () => {
    const place = placeNow();
    if (hidden && (!place || !isSamePlace(hidden, place))) hidden = null;
    const fault = place && !hidden ? faultAt(place) : null;
    const box = place && fault ? board.boxOf(place) : null;
    element.hidden = !box;
    if (!box || !fault) return;
    const text = faultText(fault);
    if (element.textContent !== text) element.textContent = text;
    // The pointer can move onto a note that it opened; a note opened by keyboard does not block it.
    element.style.pointerEvents = hovered ? 'auto' : 'none';
    const { width, height } = board.size();
    // Aligned with the cell's right edge if there is too little space.
    const isRight = box.left + maxWidth > width;
    const x = isRight ? Math.min(box.left + box.width, width - 4) : Math.max(4, box.left);
    const isAbove = box.top + sizes.row + maxHeight > height;
    const y = isAbove ? box.top : box.top + sizes.row;
    element.style.transform = `translate(${String(x)}px, ${String(y)}px) translate(${isRight ? '-100%' : '0'}, ${isAbove ? '-100%' : '0'})`;
  };
  const hover = (place: BoardPlace | null) => {
    if (place === hovered || (place && hovered && isSamePlace(place, hovered))) return;
    hovered = place && faultAt(place) ? place : null;
    draw();
  };

  const stops = [
    listen(host, {
      pointermove: ({ target, pointerType }) => {
        const cell = pointerType === 'touch' ? null : (target as Element).closest('.cell');
        hover(cell && { row: rowElementOf(cell), column: columnOf(cell) });
      },
      pointerleave: ({ relatedTarget }) => {
        if (relatedTarget !== element) hover(null);
      },
      // Escape first hides the note, and only then does what it does in the grid.
      keydown: (event) => {
        if (event.key !== 'Escape' || element.hidden) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        hidden = placeNow();
        draw();
      },
      focus: draw,
      blur: draw,
    }),
    listen(element, { pointerleave: () => hover(null) }),
    board.onDrawn(draw),
  ];
  draw();
  return () => {
    element.hidden = true;
    for (const stop of stops) stop();
  };
};
