import { cellText } from '../../table';
import { FileRefusal } from '../../refusal';
import type { NoticeCode, ReadCsv, Refused } from '../../types';
import { readCsv, type ReadCsvOptions } from '../readCsv';

/** UTF-8 of a text, or given bytes; always a copy, since reading modifies them. */
export const bytesOf = (file: string | readonly number[]): Uint8Array<ArrayBuffer> =>
  typeof file === 'string' ? new TextEncoder().encode(file) : Uint8Array.from(file);

/** @throws {FileRefusal} if the file is refused */
export const readWell = (
  file: string | Uint8Array<ArrayBuffer>,
  options?: ReadCsvOptions,
): ReadCsv => readCsv(typeof file === 'string' ? bytesOf(file) : file, options);

/** Null if the file is refused. */
export const readOrRefused = (...file: Parameters<typeof readCsv>): ReadCsv | null => {
  try {
    return readCsv(...file);
  } catch (error) {
    if (error instanceof FileRefusal) return null;
    throw error;
  }
};

export const readBadly = (
  file: string | Uint8Array<ArrayBuffer>,
  options?: ReadCsvOptions,
): Refused => {
  try {
    readWell(file, options);
  } catch (error) {
    if (error instanceof FileRefusal) return error.refused;
    throw error;
  }
  throw new Error('Not refused.');
};

export const rowsOf = ({ table }: ReadCsv): string[][] =>
  Array.from({ length: table.rowCount }, (_, row) =>
    Array.from({ length: table.columnCount }, (__, column) => cellText(table, row, column)),
  );

export const linesOf = ({ table }: ReadCsv): number[] => [...table.lines];

/** Notices by code, such as { ragged: { line: 2, count: 1 } }. */
export const noticesIn = ({ notices }: ReadCsv): Partial<Record<NoticeCode, unknown>> =>
  Object.fromEntries(notices.map(({ code, values }) => [code, values]));
