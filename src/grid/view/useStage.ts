import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Actions } from './move';
import type { GridBoard } from './sheetBoard';
import type { Look } from './look';
import { listenToPointer } from './mouse';
import { createNote, type NoteKeeper } from './note';
import { listenToKeys } from './pressKey';

interface StageArgs {
  readonly board: GridBoard;
  readonly host: RefObject<HTMLDivElement | null>;
  readonly note: NoteKeeper;
  readonly actions: Actions;
  readonly look: Look;
  readonly isEditing: boolean;
}

/** Attaches the board to the page: its elements, drawing and event listeners. */
export const useStage = ({ board, host, note, actions, look, isEditing }: StageArgs) => {
  const noteBox = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => (host.current ? board.mount(host.current) : undefined), [board, host]);

  useLayoutEffect(() => {
    board.dress(look);
  }, [board, look]);

  useEffect(() => {
    if (!host.current) return undefined;
    const stopPointer = listenToPointer(host.current, actions);
    const stopKeys = listenToKeys(host.current, actions);
    return () => {
      stopPointer();
      stopKeys();
    };
  }, [host, actions]);

  const { fault: faultText } = look.words;
  useEffect(() => {
    // While a cell is edited, its input shows the error.
    if (isEditing || !noteBox.current || !host.current) return undefined;
    const own = createNote({ element: noteBox.current, host: host.current, board, faultText });
    note.keep(own);
    return () => {
      note.keep(null);
      own.stop();
    };
  }, [board, host, note, faultText, isEditing]);

  return noteBox;
};
