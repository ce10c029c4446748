/** Texts of the clipboard: tabs between cells and line breaks between rows for spreadsheets, tables for documents. */
import type { Texts } from './cells';

const needsQuotes = /["\t\r\n]/;

export const writeTsv = (rows: Texts): string => {
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

export const writeHtml = (rows: Texts): string =>
  `<table>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`)
    .join('')}</table>`;

const textOf = (cell: Element): string => {
  for (const line of cell.querySelectorAll('br')) line.replaceWith('\n');
  // Line breaks in the HTML source are spaces; only <br> is a line break in a cell.
  return (cell.textContent || '').replaceAll('\u00a0', ' ').trim();
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
