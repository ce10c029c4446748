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
