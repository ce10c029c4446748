import { useEffect, type RefObject } from 'react';
import type { GridBoard } from '../board';
import { blockOf, clear, sizeOf, textsOf } from '../cells';
import type { Tell } from '../useTell';
import { readHtml, writeHtml } from './html';
import { paste } from './paste';
import { readTsv, writeTsv } from './tsv';

interface Clipboard {
  readonly board: GridBoard;
  readonly host: RefObject<HTMLElement | null>;
  readonly tell: Tell;
}

/** Above this number of cells, only plain text is copied. */
const mostInHtml = 20_000;

/** Some browsers fire no copy event without a text selection unless these events are handled. */
const before = ['beforecopy', 'beforecut', 'beforepaste'] as const;

/**
 * Handles copy, cut and paste while the grid has the focus. It uses the clipboard events, which need no permission. The
 * listeners are on the document, because some browsers do not fire the events on an element without selected text.
 */
export const useClipboard = ({ board, host, tell }: Clipboard): void => {
  useEffect(() => {
    const isHere = () => host.current !== null && document.activeElement === host.current;

    const copy = (event: ClipboardEvent): boolean => {
      if (!isHere() || !event.clipboardData) return false;
      const rows = textsOf(board, blockOf(board));
      if (rows.length === 0) return false;
      event.preventDefault();
      event.clipboardData.setData('text/plain', writeTsv(rows));
      if (rows.length * (rows[0]?.length ?? 0) <= mostInHtml) {
        event.clipboardData.setData('text/html', writeHtml(rows));
      }
      return true;
    };
    const onCopy = (event: ClipboardEvent) => {
      if (copy(event)) tell.copied(sizeOf(blockOf(board)));
    };
    const onCut = (event: ClipboardEvent) => {
      if (copy(event)) tell.done('cut', clear(board));
    };
    const onPaste = (event: ClipboardEvent) => {
      if (!isHere() || !event.clipboardData) return;
      event.preventDefault();
      const text = event.clipboardData.getData('text/plain');
      const rows = text !== '' ? readTsv(text) : readHtml(event.clipboardData.getData('text/html'));
      const pasted = rows && paste(board, rows);
      if (!pasted) {
        tell.nothingToPaste();
        return;
      }
      const { edges, touched } = pasted;
      const start = { row: edges.top, column: edges.left };
      board.select({ active: start, start, end: { row: edges.bottom, column: edges.right } });
      tell.pasted(touched, pasted);
    };
    const allow = (event: Event) => {
      if (isHere()) event.preventDefault();
    };

    document.addEventListener('copy', onCopy);
    document.addEventListener('cut', onCut);
    document.addEventListener('paste', onPaste);
    for (const name of before) document.addEventListener(name, allow);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('cut', onCut);
      document.removeEventListener('paste', onPaste);
      for (const name of before) document.removeEventListener(name, allow);
    };
  }, [board, host, tell]);
};
