import { useMemo, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { tabbed, type BeginsWith } from '../board/move';
import { areaAt, type Place } from '../board/area';
import type { GridBoard } from './sheetBoard';
import { write } from './cells';
import type { Editing, Next } from './Editor';
import type { Tell } from './useTell';

interface EditingArgs {
  readonly board: GridBoard;
  readonly host: RefObject<HTMLElement | null>;
  readonly tell: Tell;
}

const placeAfter = (board: GridBoard, from: Place, next: Next): Place => {
  const { row, column } = from;
  if (next === 'down') return { row: row + 1, column: board.tabs.columnFrom(from) };
  if (next === 'up') return { row: Math.max(0, row - 1), column };
  if (next === 'stay') return from;
  const to = tabbed(board.extent(), from, next === 'left') ?? from;
  board.tabs.note(from, to);
  return to;
};

/** Edits one cell at a time: started by a key or the pointer, one step of the model when it ends. */
export const useEditing = ({ board, host, tell }: EditingArgs) => {
  const [editing, setEditing] = useState<Editing | null>(null);

  const edit = useMemo(
    () =>
      (place: Place, { text, isOpen = false }: BeginsWith = {}) => {
        const row = board.rowAt(place.row);
        const column = board.model.columns[place.column];
        if (!column || place.row < 0) return;
        const canEdit =
          row < 0 ? column.isReadOnly !== true : board.model.canEdit(row, place.column);
        if (!canEdit) {
          tell.words('readOnly');
          return;
        }
        board.select(areaAt(place));
        tell.say('');
        const own = row < 0 ? '' : board.model.textAt(row, place.column);
        // Synchronous, so that the input has the focus when the browser writes the typed character.
        flushSync(() => {
          setEditing({ place, row, text: own, isTyped: text !== undefined, isOpen });
        });
      },
    [board, tell],
  );

  const done = (text: string | null, next: Next) => {
    if (!editing) return;
    const { place, row } = editing;
    const hadFocus = host.current?.parentElement?.contains(document.activeElement) === true;
    setEditing(null);
    if (text !== null && text !== editing.text) {
      const { row: top, column: left } = place;
      if (row < 0) write(board, { top, bottom: top, left, right: left }, () => text);
      else board.model.set({ rows: [row], columns: [left], texts: [text] });
    }
    if (hadFocus) host.current?.focus({ preventScroll: true });
    if (next === 'stay') board.draw();
    else {
      const position = row < 0 ? place.row : board.positionOf(row);
      const from = position === -1 ? place : { ...place, row: position };
      board.select(areaAt(placeAfter(board, from, next)));
    }
  };

  return { editing, edit, done };
};
