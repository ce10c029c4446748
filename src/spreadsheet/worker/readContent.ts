import { readCsv } from '../csv/readCsv';
import { proposeHead } from '../match/proposeHead';
import { Refusal } from '../refusal';
import { oleNames, sniff, sniffedBytes } from '../sniff';
import type { Table } from '../table';
import type { Notice, OpenedFile } from '../types';
import { openZip, spanOf, type Zip } from '../xlsx/openZip';
import { readWorkbook } from '../xlsx/readWorkbook';
import { unpackText } from '../xlsx/unpack';
import type { OnProgress, OpenRequest } from './handle';

// Reads a file by its content, not by its name (rules 5, Import).

/** Maximum size in bytes of old workbooks: their library needs the whole file in memory. */
const oldWorkbookBytes = 10 * 1024 * 1024;

/** The content before headers are detected. */
export interface Content extends Pick<
  OpenedFile,
  'kind' | 'table' | 'notices' | 'csv' | 'workbook' | 'merged'
> {
  /** Whether certainly no character of the table is invisible, if that is known. */
  readonly isVisible?: boolean;
}

const openDocument = 'application/vnd.oasis.opendocument.spreadsheet';
const sheetPart = /(^|\/)(workbook\d*\.xml|worksheets\/.+\.xml)$/;

/** The kind of a zip, by the names of its entries. Only the short text that identifies OpenDocument is unpacked. */
const workbookKind = async (zip: Zip): Promise<'xlsx' | 'ods' | 'other'> => {
  const { parts } = zip;
  const type = parts.get('mimetype');
  if (type && parts.has('content.xml')) {
    const isShort = type.size <= openDocument.length + 2;
    return isShort && (await unpackText(zip, type)).trim() === openDocument ? 'ods' : 'other';
  }
  if (!parts.has('[content_types].xml')) return 'other';
  // Binary workbooks and Word documents start with the same entry.
  return [...parts.keys()].some((name) => sheetPart.test(name)) ? 'xlsx' : 'other';
};

const isNamed = (file: File, ending: string): boolean => file.name.toLowerCase().endsWith(ending);

const bytesOf = async (file: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await file.arrayBuffer());

const readText = (
  bytes: Uint8Array<ArrayBuffer>,
  { file, choices }: OpenRequest,
  onProgress: OnProgress,
): Content => {
  const read = readCsv(bytes, {
    encoding: choices.encoding,
    delimiter: choices.delimiter,
    onProgress,
  });
  const { table, isVisible, encoding, isEncodingGuessed, delimiter } = read;
  const notices: Notice[] = isNamed(file, '.xlsx') ? [{ code: 'textAsXlsx' }] : [];
  return {
    kind: 'csv',
    table,
    isVisible,
    notices: [...notices, ...read.notices],
    csv: { encoding, isEncodingGuessed, delimiter },
  };
};

/** Blank rows below the last row only affect the appearance, as in our own template, and are not reported. */
const withoutRowsBelow = (notices: readonly Notice[], { lines, rowCount }: Table): Notice[] => {
  const isDense = (lines[rowCount - 1] ?? 0) - (lines[0] ?? 0) === rowCount - 1;
  return notices.filter(({ code }) => !isDense || code !== 'blankRows');
};

/** Reads the chosen sheet, or the one with the most known headers. */
export const readXlsx = async (
  zip: Zip,
  { choices, names }: OpenRequest,
  onProgress: OnProgress,
): Promise<Content> => {
  const { table, notices, sheets, sheet, hidden, merged } = await readWorkbook(zip, {
    sheet: choices.sheet,
    isHiddenLeftOut: choices.isHiddenLeftOut,
    worthOf: (beginning, spans) => proposeHead(beginning, names, spans).known,
    onProgress,
  });
  const workbook = { sheets, sheet, hidden };
  return { kind: 'xlsx', table, notices: withoutRowsBelow(notices, table), workbook, merged };
};

/** With SheetJS, which is loaded only for such files. */
const readByLibrary = async (
  request: OpenRequest,
  onProgress: OnProgress,
  zip?: Zip,
): Promise<Content> => {
  const { readOld } = await import('./readOld');
  return readOld(request, onProgress, zip);
};

const readZip = async (request: OpenRequest, onProgress: OnProgress): Promise<Content> => {
  const { file } = request;
  const zip = await openZip(file);
  const kind = await workbookKind(zip);
  if (kind === 'ods') return readByLibrary(request, onProgress, zip);
  if (kind === 'other') throw new Refusal('otherZip');
  const content = await readXlsx(zip, request, onProgress);
  const named: Notice[] = isNamed(file, '.csv') ? [{ code: 'xlsxAsCsv' }] : [];
  return { ...content, notices: [...named, ...content.notices] };
};

const readOle = async (request: OpenRequest, onProgress: OnProgress): Promise<Content> => {
  const { file } = request;
  // Names in such a file ignore case: some programs write BOOK.
  const names = new Set(oleNames(await bytesOf(file)).map((name) => name.toLowerCase()));
  if (names.has('encryptedpackage')) throw new Refusal('encrypted');
  if (!names.has('workbook') && !names.has('book')) throw new Refusal('unreadable');
  if (file.size > oldWorkbookBytes) {
    throw new Refusal('oldExcel', { limit: oldWorkbookBytes / 1024 / 1024 });
  }
  return readByLibrary(request, onProgress);
};

export const readContent = async (
  request: OpenRequest,
  onProgress: OnProgress,
): Promise<Content> => {
  const { file } = request;
  // A file with this name is nearly always text, so it is read at once and completely.
  const whole = isNamed(file, '.csv') ? await bytesOf(file) : null;
  const kind = sniff(whole ?? (await spanOf(file, 0, sniffedBytes)));
  if (kind === 'zip') return readZip(request, onProgress);
  if (kind === 'ole') return readOle(request, onProgress);
  if (kind !== 'text') throw new Refusal(kind === 'other' ? 'notTable' : kind);
  return readText(whole ?? (await bytesOf(file)), request, onProgress);
};
