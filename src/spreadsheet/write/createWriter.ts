import { guarded } from './guard';

/** Takes rows as they come; nothing of it is a file before the end. */
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

/** With the byte order mark by which Excel knows the encoding. */
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

/** Most characters that Excel takes. */
const longest = 32_767;
/** What reads like an escaped character, and is none. */
const escaped = /_(?=x[0-9a-f]{4}_)/gi;

/** A longer text ends with how much of it is there, so that nobody takes it for all of it. */
const within = (text: string): string => {
  if (text.length <= longest) return text;
  const mark = ` … [${longest}/${text.length}]`;
  return text.slice(0, longest - mark.length) + mark;
};

/** Lines of a cell end as Excel ends them: it shows the other half of CRLF as _x000D_. */
const lineEnds = /\r\n?/g;

const cellOf = (text: string) => {
  const safe = within(guarded(text.replace(lineEnds, '\n'))).replace(escaped, '_x005F_');
  // Also a blank cell is one of text: '00123' typed into it stays.
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
      // Typed loosely by SheetJS: with this type it is a buffer.
      const bytes = write(book, options) as ArrayBuffer;
      return new Blob([bytes], { type: typeOf.xlsx });
    },
  };
};

/** Every cell a text, and none a formula (src/spreadsheet/write/guard.ts). */
export const createWriter = ({
  kind,
  headings,
}: {
  readonly kind: FileKind;
  readonly headings: readonly string[];
}): Promise<Writer> => (kind === 'csv' ? csvWriter(headings) : xlsxWriter(headings));
