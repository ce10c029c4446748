import { guarded } from '../plainCells';

/** Writes rows as they arrive. The file is complete only at the end. */
export interface Writer {
  readonly add: (rows: readonly (readonly string[])[]) => void;
  readonly end: () => Blob;
}

export type FileKind = 'csv' | 'xlsx';

export const typeOf: Readonly<Record<FileKind, string>> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

/** With a byte order mark, by which Excel detects the encoding. */
const csvWriter = async (headings: readonly string[]): Promise<Writer> => {
  const { default: papaparse } = await import('papaparse');
  const lines = (rows: readonly (readonly string[])[]): string =>
    papaparse.unparse(
      rows.map((row) => row.map(guarded)),
      { newline: lineEnd },
    ) + lineEnd;
  const parts = [byteOrderMark, lines([headings])];
  return {
    add: (rows) => {
      if (rows.length > 0) parts.push(lines(rows));
    },
    end: () => new Blob(parts, { type: typeOf.csv }),
  };
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

const xlsxWriter = async (headings: readonly string[]): Promise<Writer> => {
  const { utils, write } = await import('xlsx');
  const data = [headings.map(cellOf)];
  return {
    add: (rows) => {
      for (const row of rows) data.push(row.map(cellOf));
    },
    end: () => {
      const last = { r: data.length - 1, c: Math.max(0, headings.length - 1) };
      const sheet = {
        '!ref': utils.encode_range({ s: { r: 0, c: 0 }, e: last }),
        '!data': data,
        '!cols': headings.map(widthOf),
      };
      const book = utils.book_new();
      utils.book_append_sheet(book, sheet, 'Sheet1');
      const options = {
        type: 'array',
        bookType: 'xlsx',
        bookSST: true,
        compression: true,
      } as const;
      // SheetJS types the result loosely: for this type it is a buffer.
      const bytes = write(book, options) as ArrayBuffer;
      return new Blob([bytes], { type: typeOf.xlsx });
    },
  };
};

/** Writes every cell as text, never as a formula (src/spreadsheet/plainCells.ts). */
export const createWriter = ({
  kind,
  headings,
}: {
  readonly kind: FileKind;
  readonly headings: readonly string[];
}): Promise<Writer> => (kind === 'csv' ? csvWriter(headings) : xlsxWriter(headings));
