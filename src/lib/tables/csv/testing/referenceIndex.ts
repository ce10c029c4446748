/** Reads a text as `indexCells` does, one row after the other with regular expressions: slow, but easy to check. */
import { spareRows } from '../../cellIndex';
import type { IndexOptions } from '../indexCells';

interface Found {
  readonly rows: string[][];
  readonly lines: number[];
  readonly notes: Map<string, { line: number; count: number }>;
}

const lineBreak = /\r\n|\r|\n/g;
const linesIn = (text: string): number => text.match(lineBreak)?.length ?? 0;
const quotesIn = (text: string): number => text.split('"').length - 1;
// The characters that the reader treats as blank: controls, spaces and those without width.
const isBlank = (text: string): boolean => /^[\0-\u0020\s\u200b-\u200d\u2060\ufeff]*$/.test(text);
const quoted = /"((?:[^"]|"")*)"(?!")/y;

export const referenceIndex = (
  text: string,
  {
    delimiter,
    limits,
    isCut = false,
  }: Pick<IndexOptions, 'delimiter' | 'isCut'> & {
    readonly limits: { readonly rows: number; readonly columns: number };
  },
): Found | { readonly code: string; readonly values: Readonly<Record<string, number>> } => {
  const { rows, lines, notes }: Found = { rows: [], lines: [], notes: new Map() };
  const note = (code: string, at: number, count = 1): void => {
    const known = notes.get(code);
    if (known) known.count += count;
    else notes.set(code, { line: at, count });
  };
  const toEnd = new RegExp(`[^${delimiter}\r\n]*`, 'y');
  const restOfCell = (from: number): string => {
    toEnd.lastIndex = from;
    return toEnd.exec(text)?.[0] ?? '';
  };
  let usual: string | undefined;
  let beyond = 0;
  let line = 1;
  let at = 0;

  /** The cell at `at`; null if it may end in the part that was cut off. */
  const readCell = (): string | null => {
    quoted.lastIndex = at;
    const match = quoted.exec(text);
    if (match) {
      const [all, inside = ''] = match;
      const tail = restOfCell(at + all.length);
      if (isBlank(tail) || linesIn(inside) === 0) {
        if (!isBlank(tail)) note('strayQuote', line);
        at += all.length + tail.length;
        line += linesIn(inside);
        return inside.replaceAll('""', '"') + tail;
      }
    } else if (text[at] === '"' && isCut) return null;
    const cell = restOfCell(at);
    const isOpen = cell.startsWith('"');
    if (isOpen) note('unclosedQuote', line);
    const strays = quotesIn(cell) - (isOpen ? 1 : 0);
    if (strays > 0 && !/^="[^"]+"$/.test(cell)) note('strayQuote', line, strays);
    at += cell.length;
    return cell;
  };

  while (at < text.length) {
    const first = line;
    const cells: string[] = [];
    for (;;) {
      const cell = readCell();
      if (cell === null) return { rows, lines, notes };
      cells.push(cell);
      if (text[at] !== delimiter) break;
      at += 1;
    }
    if (at >= text.length && isCut) break;
    if (cells.length > limits.columns) {
      return { code: 'tooManyColumns', values: { line: first, limit: limits.columns } };
    }
    const end = /^(?:\r\n|\r|\n)/.exec(text.slice(at, at + 2))?.[0];
    if (end !== undefined) {
      usual ??= end;
      if (end !== usual) note('mixedLineEnds', line);
      at += end.length;
      line += 1;
    }
    if (cells.every(isBlank)) note('blankRows', first);
    else if (rows.length === limits.rows + spareRows) beyond += 1;
    else {
      rows.push(cells);
      lines.push(first);
    }
  }
  if (beyond === 0) return { rows, lines, notes };
  const count = rows.length + beyond - 1;
  return { code: 'tooManyRows', values: { limit: limits.rows, count } };
};
