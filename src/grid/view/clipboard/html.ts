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
