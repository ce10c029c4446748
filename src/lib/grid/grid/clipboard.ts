/** Copies, cuts and pastes ranges of cells. */
import { listen } from '../board/elements';
import { blockOf, clear, sizeOf, textsOf, widthOf, write, type BlockTexts } from './cells';
import type { Actions } from './keys';

/** Above this number of cells, only plain text is copied. */
const maxInHtml = 20_000;

/** The size to write: the whole selection if it is a multiple of the copied size, else the copied size. */
const pastedSize = (selected: number, copied: number): number =>
  selected > copied && selected % copied === 0 ? selected : copied;

/** Writes the copied texts at the top left of the selection. */
const paste = (
  { board, announcer }: Pick<Actions, 'board' | 'announcer'>,
  rows: BlockTexts,
): void => {
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

// Texts of the clipboard: tabs between cells and line breaks between rows for spreadsheets, tables for documents.

const needsQuotes = /["\t\r\n]/;

export const writeTsv = (rows: BlockTexts): string => {
  const lines = rows.map((cells) =>
    cells
      .map((text) => (needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text))
      .join('\t'),
  );
  // An empty last row needs a final line break to be a row.
  return lines.join('\r\n') + (lines.at(-1) === '' ? '\r\n' : '');
};

/** A quoted cell or a plain one, and what ends it. A quotation mark that is not closed at the end of a cell is text. */
const nextCell = /(?:"([^"]*(?:""[^"]*)*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|[\r\n]|$)/gy;

export const readTsv = (text: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const { 0: cell, 1: quoted, 2: plain = '', 3: end, index } of text.matchAll(nextCell)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\t') continue;
    rows.push(row);
    row = [];
    // A final line break does not start a row.
    if (index + cell.length === text.length) break;
  }
  return rows;
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign).replace(/\r?\n/g, '<br>');

export const writeHtml = (rows: BlockTexts): string =>
  `<table>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`)
    .join('')}</table>`;

/** A character that no clipboard has, in place of <br>. */
const brokenLine = '\u0000';

const textOf = (cell: Element): string => {
  for (const line of cell.querySelectorAll('br')) line.replaceWith(brokenLine);
  // Line breaks in the HTML source are spaces, and none beside a <br>, where Excel writes them.
  return (cell.textContent || '')
    .replace(/[ \t]*[\r\n]+[ \t]*/g, ' ')
    .replace(new RegExp(` ?${brokenLine} ?`, 'g'), '\n')
    .replaceAll('\u00a0', ' ')
    .trim();
};

/** The first table of an HTML page; null if there is none. The text of a merged cell is in its first cell. */
export const readHtml = (html: string): string[][] | null => {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (!table) return null;
  const rows: string[][] = [];
  const merged = new Set<string>();
  [...table.rows].forEach((line, down) => {
    const row: string[] = [];
    for (const cell of line.cells) {
      while (merged.has(`${String(down)} ${String(row.length)}`)) row.push('');
      const from = row.length;
      const across = Math.min(cell.colSpan, 512);
      row.push(textOf(cell), ...Array<string>(across - 1).fill(''));
      for (let below = 1; below < Math.min(cell.rowSpan, 10_000); below += 1) {
        for (let beside = 0; beside < across; beside += 1) {
          merged.add(`${String(down + below)} ${String(from + beside)}`);
        }
      }
    }
    rows.push(row);
  });
  return rows;
};
