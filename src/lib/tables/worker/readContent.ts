import { readCsv } from '../csv/readCsv';
import type { TallSpan } from '../match/headings';
import { proposeHead } from '../match/proposeHead';
import { FileRefusal } from '../refusal';
import { isEncryptedWorkbook, sniff, sniffedBytes } from '../sniff';
import type { Table } from '../table';
import type { Notice, OpenedFile } from '../types';
import { openZip, zipSpanOf, type Zip } from '../xlsx/openZip';
import { readWorkbook } from '../xlsx/readWorkbook';
import type { OnProgress, OpenRequest } from './handle';

// Reads a file by its content, not by its name (rules 5, Import).

/** The content before headers are detected. */
export interface Content extends Pick<
  OpenedFile,
  'kind' | 'table' | 'notices' | 'csv' | 'workbook' | 'merged'
> {
  /** Whether certainly no character of the table is invisible, if that is known. */
  readonly isVisible?: boolean;
  readonly tall?: readonly TallSpan[];
}

const sheetPart = /(^|\/)(workbook\d*\.xml|worksheets\/.+\.xml)$/;

/** @throws {FileRefusal} if a zip is not an Excel workbook, by the names of its entries */
const refuseOtherZip = ({ parts }: Zip): void => {
  if (parts.has('mimetype') && parts.has('content.xml')) throw new FileRefusal('openDocument');
  // Binary workbooks and Word documents start with the same entry.
  const isWorkbook =
    parts.has('[content_types].xml') && [...parts.keys()].some((name) => sheetPart.test(name));
  if (!isWorkbook) throw new FileRefusal('otherZip');
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
const readZip = async (
  { file, choices, names }: OpenRequest,
  onProgress: OnProgress,
): Promise<Content> => {
  const zip = await openZip(file);
  refuseOtherZip(zip);
  const { table, notices, sheets, sheet, hidden, merged, tall } = await readWorkbook(zip, {
    sheet: choices.sheet,
    isHiddenLeftOut: choices.isHiddenLeftOut,
    worthOf: (beginning, spans) => proposeHead(beginning, names, spans).knownCount,
    onProgress,
  });
  const named: Notice[] = isNamed(file, '.csv') ? [{ code: 'xlsxAsCsv' }] : [];
  return {
    kind: 'xlsx',
    table,
    notices: [...named, ...withoutRowsBelow(notices, table)],
    workbook: { sheets, sheet, hidden },
    merged,
    tall,
  };
};

export const readContent = async (
  request: OpenRequest,
  onProgress: OnProgress,
): Promise<Content> => {
  const { file } = request;
  // A file with this name is nearly always text, so it is read at once and completely.
  const whole = isNamed(file, '.csv') ? await bytesOf(file) : null;
  const kind = sniff(whole ?? (await zipSpanOf(file, 0, sniffedBytes)));
  if (kind === 'zip') return readZip(request, onProgress);
  if (kind === 'ole') {
    throw new FileRefusal(
      isEncryptedWorkbook(whole ?? (await bytesOf(file))) ? 'encrypted' : 'oldExcel',
    );
  }
  if (kind !== 'text') throw new FileRefusal(kind === 'other' ? 'notTable' : kind);
  return readText(whole ?? (await bytesOf(file)), request, onProgress);
};
