/** Blocks of cells as tables of HTML, for those who paste into a document or copy from one. */

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign).replace(/\r?\n/g, '<br>');

export const writeHtml = (rows: readonly (readonly string[])[]): string =>
  `<table>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`)
    .join('')}</table>`;

const textOf = (cell: Element): string => {
  for (const line of cell.querySelectorAll('br')) line.replaceWith('\n');
  // A sheet's own line breaks in the source are blanks; only <br> is one in the cell.
  return (cell.textContent || '').replaceAll('\u00a0', ' ').trim();
};

/** First table of a page; null where there is none. Joined cells have their text in the first of them. */
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
