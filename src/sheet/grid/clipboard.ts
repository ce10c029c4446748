/** Copies, cuts and pastes ranges of cells. */
import { listen } from '../board/elements';
import { blockOf, clear, sizeOf, textsOf, widthOf, write, type Texts } from './cells';
import { readHtml, readTsv, writeHtml, writeTsv } from './clipboardTexts';
import type { Actions } from './keys';

/** Above this number of cells, only plain text is copied. */
const maxInHtml = 20_000;

/** The size to write: the whole selection if it is a multiple of the copied size, else the copied size. */
const pastedSize = (selected: number, copied: number): number =>
  selected > copied && selected % copied === 0 ? selected : copied;

/** Writes the copied texts at the top left of the selection. */
const paste = ({ board, announcer }: Pick<Actions, 'board' | 'announcer'>, rows: Texts): void => {
  const copied = widthOf(rows);
  if (copied === 0) {
    announcer.message('nothingToPaste');
    return;
  }
  const { top, left, bottom, right } = blockOf(board);
  const height = pastedSize(bottom - top + 1, rows.length);
  const width = pastedSize(right - left + 1, copied);
  const { columns, rows: all } = board.extent();
  const canAdd = all > board.model.shown().length;
  const end = {
    row: canAdd ? top + height - 1 : Math.min(top + height, all) - 1,
    column: Math.min(left + width, columns) - 1,
  };
  const touched = write(board, { top, left, bottom: end.row, right: end.column }, rows);
  const start = { row: top, column: left };
  board.select({ active: start, start, end });
  announcer.pasted(touched, top + height - 1 - end.row, left + width - 1 - end.column);
};

/**
 * Handles copy, cut and paste while the grid has the focus. It uses the clipboard events, which need no permission. The
 * listeners are on the document, because some browsers do not fire the events on an element without selected text.
 */
export const listenToClipboard = (
  host: HTMLElement,
  { board, announcer }: Pick<Actions, 'board' | 'announcer'>,
): (() => void) => {
  const isHere = () => document.activeElement === host;
  const copy = (event: ClipboardEvent): boolean => {
    if (!isHere() || !event.clipboardData) return false;
    const rows = textsOf(board, blockOf(board));
    if (rows.length === 0) return false;
    event.preventDefault();
    event.clipboardData.setData('text/plain', writeTsv(rows));
    if (sizeOf(blockOf(board)) <= maxInHtml) {
      event.clipboardData.setData('text/html', writeHtml(rows));
    }
    return true;
  };
  const allow = (event: Event) => {
    if (isHere()) event.preventDefault();
  };
  return listen(document, {
    // Some browsers fire no copy event without a text selection unless these events are handled.
    beforecopy: allow,
    beforecut: allow,
    beforepaste: allow,
    copy: (event) => {
      if (copy(event)) announcer.copied(sizeOf(blockOf(board)));
    },
    cut: (event) => {
      if (copy(event)) announcer.done('cut', clear(board));
    },
    paste: (event) => {
      if (!isHere() || !event.clipboardData) return;
      event.preventDefault();
      const text = event.clipboardData.getData('text/plain');
      const html = event.clipboardData.getData('text/html');
      paste({ board, announcer }, text === '' ? (readHtml(html) ?? []) : readTsv(text));
    },
  });
};
