import { readCsv } from '../csv/readCsv';
import { limits, type Limits } from '../limits';
import { proposeHead } from '../match/proposeHeaderRow';
import { oleNames, sniff, sniffedBytes } from '../sniff';
import type { Table } from '../table';
import { refused, type Notice, type OpenedFile, type Refused } from '../types';
import { partText } from '../xlsx/readPart';
import { readWorkbook } from '../xlsx/readWorkbook';
import { orRefused } from '../xlsx/refusal';
import { spanOf, zipDirectory, type ZipDirectory } from '../xlsx/zipDirectory';
import type { OnProgress, OpenRequest } from './messages';
import type { OldKind } from './readOld';

type ZipKind = 'xlsx' | 'ods' | 'other';

const openDocument = 'application/vnd.oasis.opendocument.spreadsheet';
const sheetPart = /(^|\/)(workbook\d*\.xml|worksheets\/.+\.xml)$/;

/**
 * The kind of a zip, by the names of its entries. Only the short text that identifies OpenDocument is unpacked.
 * @throws {Refusal} if that text cannot be read
 */
const workbookKind = async (file: Blob, directory: ZipDirectory): Promise<ZipKind> => {
  const { parts } = directory;
  const type = parts.get('mimetype');
  if (type && parts.has('content.xml')) {
    const isShort = type.size <= openDocument.length + 2;
    return isShort && (await partText(file, directory, type, limits)).trim() === openDocument
      ? 'ods'
      : 'other';
  }
  if (!parts.has('[content_types].xml')) return 'other';
  // Binary workbooks and Word documents start with the same entry.
  return [...parts.keys()].some((name) => sheetPart.test(name)) ? 'xlsx' : 'other';
};

// Reads a file by its content, not by its name (rules 5, Import).

/** Maximum size in bytes of old workbooks: their library needs the whole file in memory. */
const oldWorkbookBytes = 10 * 1024 * 1024;

/** The content before headers are detected. */
export type Content = Pick<
  OpenedFile,
  'kind' | 'table' | 'notices' | 'csv' | 'workbook' | 'merged'
>;

export interface Handling {
  readonly onProgress: OnProgress;
  /** Limits for tests. */
  readonly limits?: Partial<Limits> | undefined;
}

export interface ReadingOf extends Handling, Pick<OpenRequest, 'file' | 'choices' | 'names'> {}

const isNamed = (file: File, ending: string): boolean => file.name.toLowerCase().endsWith(ending);

const bytesOf = async (file: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await file.arrayBuffer());

const readText = (bytes: Uint8Array<ArrayBuffer>, reading: ReadingOf): Content | Refused => {
  const { file, choices, limits, onProgress } = reading;
  const read = readCsv(bytes, {
    limits,
    encoding: choices.encoding,
    delimiter: choices.delimiter,
    onProgress,
  });
  if ('type' in read) return read;
  const { table, encoding, isEncodingGuessed, delimiter } = read;
  const notices: Notice[] = isNamed(file, '.xlsx') ? [{ code: 'textAsXlsx' }] : [];
  return {
    kind: 'csv',
    table,
    notices: [...notices, ...read.notices],
    csv: { encoding, isEncodingGuessed, delimiter },
  };
};

/** Blank rows below the last row only affect the appearance, as in our own template, and are not reported. */
const withoutRowsBelow = (notices: readonly Notice[], { lines, rowCount }: Table): Notice[] => {
  const isDense = (lines[rowCount - 1] ?? 0) - (lines[0] ?? 0) === rowCount - 1;
  return notices.filter(({ code }) => !isDense || code !== 'blankRows');
};

/** With SheetJS, which is loaded only for such files. */
const readByLibrary = async (reading: ReadingOf, kind: OldKind): Promise<Content | Refused> => {
  const { readOld } = await import('./readOld');
  return readOld(reading, kind);
};

const readZip = async (reading: ReadingOf): Promise<Content | Refused> => {
  const { file, choices, names, limits, onProgress } = reading;
  const directory = await zipDirectory(file, limits);
  if (directory.type === 'refused') return directory;
  const kind = await orRefused(() => workbookKind(file, directory));
  if (typeof kind === 'object') return kind;
  if (kind === 'ods') return readByLibrary(reading, kind);
  if (kind === 'other') return refused('otherZip');
  const read = await readWorkbook(file, {
    limits,
    sheet: choices.sheet,
    worthOf: (table, merged) => proposeHead(table, names, merged).known,
    onProgress,
  });
  if ('type' in read) return read;
  const { table, notices, sheets, sheet, merged } = read;
  const named: Notice[] = isNamed(file, '.csv') ? [{ code: 'xlsxAsCsv' }] : [];
  return {
    kind: 'xlsx',
    table,
    notices: [...named, ...withoutRowsBelow(notices, table)],
    workbook: { sheets, sheet },
    merged,
  };
};

const readOle = async (reading: ReadingOf): Promise<Content | Refused> => {
  const { file } = reading;
  // Names in such a file ignore case: some programs write BOOK.
  const names = new Set(oleNames(await bytesOf(file)).map((name) => name.toLowerCase()));
  if (names.has('encryptedpackage')) return refused('encrypted');
  if (!names.has('workbook') && !names.has('book')) return refused('unreadable');
  return file.size > oldWorkbookBytes
    ? refused('oldExcel', { limit: oldWorkbookBytes / 1024 / 1024 })
    : readByLibrary(reading, 'xls');
};

export const readContent = async (reading: ReadingOf): Promise<Content | Refused> => {
  const { file } = reading;
  // A file with this name is nearly always text, so it is read at once and completely.
  const whole = isNamed(file, '.csv') ? await bytesOf(file) : null;
  switch (sniff(whole ?? (await spanOf(file, 0, sniffedBytes)))) {
    case 'zip':
      return readZip(reading);
    case 'ole':
      return readOle(reading);
    case 'pdf':
      return refused('pdf');
    case 'html':
      return refused('html');
    case 'other':
      return refused('notTable');
    case 'text':
      return readText(whole ?? (await bytesOf(file)), reading);
  }
};
