import { useEffect, type RefObject } from 'react';
import type { Touched } from '../types';
import { edgesOf, type Edges } from '../board/area';
import type { GridBoard } from './sheetBoard';
import { blockOf, clear, sizeOf, textsOf, write } from './cells';
import type { Tell } from './useTell';
import { readHtml, readTsv, writeHtml, writeTsv } from './clipboardFormats';

interface Pasted {
  readonly touched: Touched;
  /** The range that was written. */
  readonly edges: Edges;
  /** Copied rows and columns that did not fit. */
  readonly cutRows: number;
  readonly cutColumns: number;
}

/** The size to write: the whole selection if it is a multiple of the copied size, else the copied size. */
const pastedSize = (selected: number, copied: number): number =>
  selected > copied && selected % copied === 0 ? selected : copied;

/** Writes the copied texts at the top left of the selection. Returns null if the copy is empty. */
const paste = (board: GridBoard, rows: readonly (readonly string[])[]): Pasted | null => {
  const across = rows.reduce((most, { length }) => Math.max(most, length), 0);
  if (across === 0) return null;
  const selected = edgesOf(board.area());
  const top = Math.max(0, selected.top);
  const left = Math.max(0, selected.left);
  const height = pastedSize(selected.bottom - top + 1, rows.length);
  const width = pastedSize(selected.right - left + 1, across);
  const { columns, rows: all } = board.extent();
  const canAdd = all > board.model.shown().length;
  const bottom = canAdd ? top + height - 1 : Math.min(top + height, all) - 1;
  const right = Math.min(left + width, columns) - 1;
  const edges = { top, left, bottom, right };
  return {
    edges,
    cutRows: top + height - 1 - bottom,
    cutColumns: left + width - 1 - right,
    touched: write(
      board,
      edges,
      (down, beside) => rows[down % rows.length]?.[beside % across] ?? '',
    ),
  };
};

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
        tell.words('nothingToPaste');
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

    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('copy', onCopy, { signal });
    document.addEventListener('cut', onCut, { signal });
    document.addEventListener('paste', onPaste, { signal });
    for (const name of before) document.addEventListener(name, allow, { signal });
    return () => {
      listeners.abort();
    };
  }, [board, host, tell]);
};
