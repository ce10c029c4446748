import { useCallback, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { areaAt, type BoardPlace } from '../board/area';
import { tabbed } from '../board/move';
import { write } from './cells';
import type { CellEditing, Next } from './Editor';
import type { Actions } from './keys';
import type { GridBoard } from './sheetBoard';

const placeAfter = (board: GridBoard, from: BoardPlace, next: Next): BoardPlace => {
  const { row, column } = from;
  if (next === 'down') return { row: row + 1, column: board.tabs.columnFrom(from) };
  if (next === 'up') return { row: Math.max(0, row - 1), column };
  const to = tabbed(board.extent(), from, next === 'left') ?? from;
  board.tabs.note(from, to);
  return to;
};

interface UseEditingArgs extends Pick<Actions, 'board' | 'announcer'> {
  readonly host: RefObject<HTMLElement | null>;
}

/** Edits one cell at a time: started by a key or the pointer, one step of the model when it ends. */
export const useCellEditing = ({ board, host, announcer }: UseEditingArgs) => {
  const { model } = board;
  const [editing, setEditing] = useState<CellEditing | null>(null);

  const edit: Actions['edit'] = useCallback(
    (place, { isTyped = false, isOpen = false } = {}) => {
      const row = board.rowAt(place.row);
      const column = model.columns[place.column];
      if (!column || place.row < 0) return;
      const canEdit = row < 0 ? column.isReadOnly !== true : model.canEdit(row, place.column);
      if (!canEdit) {
        announcer.message('readOnly');
        return;
      }
      board.select(areaAt(place));
      announcer.clear();
      const text = row < 0 ? '' : model.textAt(row, place.column);
      // Synchronous, so that the input has the focus when the browser writes the typed character.
      flushSync(() => setEditing({ place, row, text, isTyped, isOpen }));
    },
    [board, model, announcer],
  );

  const done = (text: string | null, next: Next) => {
    if (!editing) return;
    const { place, row } = editing;
    const hadFocus = host.current?.parentElement?.contains(document.activeElement) === true;
    setEditing(null);
    if (text !== null && text !== editing.text) {
      const { row: top, column: left } = place;
      if (row < 0) write(board, { top, bottom: top, left, right: left }, [[text]]);
      else model.set([{ row, column: left, text }]);
    }
    if (hadFocus) host.current?.focus({ preventScroll: true });
    if (next === 'stay') {
      board.draw();
      return;
    }
    const position = row < 0 ? place.row : board.positionOf(row);
    const from = position === -1 ? place : { ...place, row: position };
    board.select(areaAt(placeAfter(board, from, next)));
  };

  return { editing, edit, done };
};
