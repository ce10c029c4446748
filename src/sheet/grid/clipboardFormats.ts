/** Converts ranges of cells to and from HTML tables, for pasting into and copying from documents. */

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign).replace(/\r?\n/g, '<br>');

export const writeHtml = (rows: readonly (readonly string[])[]): string =>
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
  const taken = new Set<string>();
  [...table.rows].forEach((line, down) => {
    const row: string[] = [];
    for (const cell of line.cells) {
      while (taken.has(`${String(down)} ${String(row.length)}`)) row.push('');
      const from = row.length;
      const across = Math.min(cell.colSpan, 512);
      row.push(textOf(cell), ...Array<string>(across - 1).fill(''));
      for (let below = 1; below < Math.min(cell.rowSpan, 10_000); below += 1) {
        for (let beside = 0; beside < across; beside += 1) {
          taken.add(`${String(down + below)} ${String(from + beside)}`);
        }
      }
    }
    rows.push(row);
  });
  return rows;
};

/** Reads and writes clipboard text in spreadsheet format: tabs between cells, line breaks between rows. */

const needsQuotes = /["\t\r\n]/;

const quoted = (text: string): string =>
  needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

export const writeTsv = (rows: readonly (readonly string[])[]): string => {
  const lines = rows.map((cells) => cells.map(quoted).join('\t'));
  // An empty last row needs a final line break to be a row.
  return lines.join('\r\n') + (lines.at(-1) === '' ? '\r\n' : '');
};

/**
 * End of a quoted cell: the quote that is followed by a tab, a line break or the end. Without one, the opening quote is
 * an ordinary character.
 */
const quotedEnd = (text: string, from: number): number => {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] !== '"') continue;
    if (text[at + 1] === '"') at += 1;
    else {
      const next = text[at + 1];
      return next === undefined || next === '\t' || next === '\n' || next === '\r' ? at : -1;
    }
  }
  return -1;
};

export const readTsv = (text: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const { length } = text;
  while (at <= length) {
    let cell: string;
    const end = text[at] === '"' ? quotedEnd(text, at) : -1;
    if (end === -1) {
      let to = at;
      while (to < length && text[to] !== '\t' && text[to] !== '\n' && text[to] !== '\r') to += 1;
      cell = text.slice(at, to);
      at = to;
    } else {
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
    }
    row.push(cell);
    if (text[at] === '\t') {
      at += 1;
      continue;
    }
    rows.push(row);
    row = [];
    if (at >= length) break;
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    // A final line break does not start a row.
    if (at >= length) break;
  }
  return rows;
};
