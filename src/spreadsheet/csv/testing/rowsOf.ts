import { cellText } from '../../table';
import type { NoticeCode, ReadCsv, Refused } from '../../types';
import { readCsv, type ReadCsvOptions } from '../readCsv';

/** UTF-8 of a text, or given bytes; always a copy, since reading modifies them. */
export const bytesOf = (file: string | readonly number[]): Uint8Array<ArrayBuffer> =>
  typeof file === 'string' ? new TextEncoder().encode(file) : Uint8Array.from(file);

/** @throws {Error} if the file is refused */
export const readWell = (
  file: string | Uint8Array<ArrayBuffer>,
  options?: ReadCsvOptions,
): ReadCsv => {
  const read = readCsv(typeof file === 'string' ? bytesOf(file) : file, options);
  if ('type' in read) throw new Error(`Refused: ${read.code}`);
  return read;
};

export const readBadly = (
  file: string | Uint8Array<ArrayBuffer>,
  options?: ReadCsvOptions,
): Refused => {
  const read = readCsv(typeof file === 'string' ? bytesOf(file) : file, options);
  if ('type' in read) return read;
  throw new Error(`Not refused: ${read.table.rowCount} rows`);
};

export const rowsOf = ({ table }: ReadCsv): string[][] =>
  Array.from({ length: table.rowCount }, (_, row) =>
    Array.from({ length: table.columnCount }, (__, column) => cellText(table, row, column)),
  );

export const linesOf = ({ table }: ReadCsv): number[] => [...table.lines];

/** Notices by code, such as { ragged: { line: 2, count: 1 } }. */
export const noticesIn = ({ notices }: ReadCsv): Partial<Record<NoticeCode, unknown>> =>
  Object.fromEntries(notices.map(({ code, values }) => [code, values]));
