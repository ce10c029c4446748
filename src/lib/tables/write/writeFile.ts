import { byteOrderMark, guarded } from '../../text/csv';
import { rowTexts, type Table } from '../table';

export type FileKind = 'csv' | 'xlsx';

export const typeOf: Readonly<Record<FileKind, string>> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const lineEnd = '\r\n';
const rowsAtOnce = 1000;

/** With a byte order mark, by which Excel detects the encoding. */
const writeCsv = async (table: Table): Promise<BlobPart[]> => {
  const { default: papaparse } = await import('papaparse');
  const parts = [byteOrderMark];
  for (let from = 0; from < table.rowCount; from += rowsAtOnce) {
    const count = Math.min(rowsAtOnce, table.rowCount - from);
    const rows = Array.from({ length: count }, (_, at) => rowTexts(table, from + at).map(guarded));
    parts.push(papaparse.unparse(rows, { newline: lineEnd }) + lineEnd);
  }
  return parts;
};

/** Maximum number of characters in an Excel cell. */
const longest = 32_767;
/** Text that looks like an escaped character. */
const escaped = /_(?=x[0-9a-f]{4}_)/gi;

/** Cuts a longer text and appends how much is left, so that the cut is visible. */
const within = (text: string): string => {
  if (text.length <= longest) return text;
  const mark = ` … [${longest}/${text.length}]`;
  return text.slice(0, longest - mark.length) + mark;
};

/** Line breaks in a cell, as Excel needs them: it displays the CR of CRLF as _x000D_. */
const lineEnds = /\r\n?/g;

const cellOf = (text: string) => {
  const safe = within(guarded(text.replace(lineEnds, '\n'))).replace(escaped, '_x005F_');
  // Blank cells have the text format, too: '00123' typed into one keeps its zeros.
  return safe === '' ? { t: 'z' as const, z: '@' } : { t: 's' as const, v: safe, z: '@' };
};

const widthOf = (heading: string): { readonly wch: number } => ({
  wch: Math.min(40, Math.max(12, heading.length + 2)),
});

const writeXlsx = async (table: Table): Promise<BlobPart[]> => {
  const { utils, write } = await import('xlsx');
  const { rowCount, columnCount } = table;
  const last = { r: rowCount - 1, c: Math.max(0, columnCount - 1) };
  const sheet = {
    '!ref': utils.encode_range({ s: { r: 0, c: 0 }, e: last }),
    '!data': Array.from({ length: rowCount }, (_, row) => rowTexts(table, row).map(cellOf)),
    '!cols': rowTexts(table, 0).map(widthOf),
  };
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Sheet1');
  const options = { type: 'array', bookType: 'xlsx', bookSST: true, compression: true } as const;
  // SheetJS types the result loosely: for this type it is a buffer.
  return [write(book, options) as ArrayBuffer];
};

/** Writes a table, with its headers in the first row. Every cell is text, never a formula (src/lib/tables/plainCells.ts). */
export const writeFile = async (kind: FileKind, table: Table): Promise<Blob> =>
  new Blob(await (kind === 'csv' ? writeCsv(table) : writeXlsx(table)), { type: typeOf[kind] });
