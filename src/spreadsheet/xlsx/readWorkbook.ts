import type { ReadWorkbook, Refused } from '../types';
import { arena } from '../growing';
import { noticesOf, type Notes } from '../notes';
import { attributeCount, attributeText } from './attributes';
import { blankMerged } from './mergedRanges';
import { sheetColumns } from './cellTag';
import {
  bestOf,
  candidatesOf,
  mergedSpans,
  mostPeeked,
  peekedBytes,
  peekedRows,
  relationships,
  workbook,
  type Peeked,
  type Relationship,
  type WorthOf,
} from './workbook';
import { nameCode, scanXml, type XmlHandlers } from './scanXml';
import { orRefused, Refusal } from './refusal';
import { numberFormat, type NumberFormat } from './numberFormat';
import { partReader, type PartOptions, type PartReader } from './partReader';
import { noStrings, sharedStrings } from './sharedStrings';
import { sheetRows, type SheetSetting } from './sheetRows';
import type { ZipPart } from './zipDirectory';

const NUM_FMT = nameCode('numFmt');
const CELL_XFS = nameCode('cellXfs');
const XF = nameCode('xf');
const NUM_FMTS = nameCode('numFmts');

/** Reads styles.xml: the number format of each cell style. */
const styles = () => {
  const codes = new Map<number, string>();
  const ids: number[] = [];
  let group = 0;
  const handlers: XmlHandlers = {
    open: (name, depth, bytes, start, end) => {
      if (depth === 2) group = name;
      if (depth !== 3) return;
      if (group === CELL_XFS && name === XF) {
        ids.push(attributeCount(bytes, start, end, 'numFmtId') ?? 0);
      } else if (group === NUM_FMTS && name === NUM_FMT) {
        const id = attributeCount(bytes, start, end, 'numFmtId');
        if (id !== undefined) codes.set(id, attributeText(bytes, start, end, 'formatCode') ?? '');
      }
    },
    close: () => undefined,
    text: () => undefined,
  };
  const done = (): readonly NumberFormat[] => {
    const known = new Map<number, NumberFormat>();
    return ids.map((id) => {
      const format = known.get(id) ?? numberFormat(id, codes.get(id));
      known.set(id, format);
      return format;
    });
  };
  return { handlers, done };
};

export interface WorkbookOptions extends PartOptions {
  /** Index of the sheet, from 0; by default the most likely visible one. */
  readonly sheet?: number | undefined;
  readonly worthOf?: WorthOf;
}

const noFormats: readonly NumberFormat[] = [];

type Book = Awaited<ReturnType<typeof listSheets>>;

const folderOf = (name: string) => name.replace(/\/?[^/]*$/, '');
const relsOf = (name: string) => name.replace(/([^/]*)$/, '_rels/$1.rels');

/** Finds the workbook's part through the package's relationships. */
const findWorkbook = async ({ part, scan }: PartReader): Promise<ZipPart> => {
  const rels = part('_rels/.rels');
  const links = rels === undefined ? [] : await scan(rels, relationships(''));
  const named = links.find(({ kind }) => kind === 'officeDocument')?.part;
  const found = part(named) ?? part('xl/workbook.xml');
  if (found === undefined || !/\.xml$/i.test(found.name)) throw new Refusal('otherZip');
  return found;
};

const listSheets = async (reader: PartReader) => {
  const { part, scan, limits } = reader;
  const book = await findWorkbook(reader);
  const name = book.name.toLowerCase();
  const rels = part(relsOf(name));
  if (rels === undefined) throw new Refusal('corrupt', { part: relsOf(book.name) });
  const links = await scan(rels, relationships(folderOf(name)));
  const { sheets, isDate1904 } = await scan(book, workbook());
  if (sheets.length > limits.sheets) {
    throw new Refusal('tooManySheets', { limit: limits.sheets, count: sheets.length });
  }
  const byId = new Map<string, Relationship>(links.map((link) => [link.id, link]));
  const tables = sheets.filter(({ id }) => byId.get(id)?.kind === 'worksheet');
  const linked = (kind: string) => links.find((link) => link.kind === kind)?.part;
  // Required: without formats, a sheet would have other texts, such as codes without zeros and dates as numbers.
  const formats = linked('styles');
  if (formats !== undefined && part(formats) === undefined) {
    throw new Refusal('corrupt', { part: formats });
  }
  return {
    isDate1904,
    sheets: tables,
    sheetPart: (at: number) => part(byId.get(tables[at]?.id ?? '')?.part),
    strings: part(linked('sharedStrings')),
    styles: part(formats),
  };
};

/** The beginning of a sheet: enough to choose the sheet. */
const peek = async (
  reader: PartReader,
  sheet: number,
  part: ZipPart | undefined,
  { setting, worthOf }: { readonly setting: SheetSetting; readonly worthOf: WorthOf },
): Promise<Peeked> => {
  const nothing = { sheet, hasRows: false, worth: 0 };
  if (part === undefined) return nothing;
  const rows = sheetRows({ ...setting, notes: new Map() });
  const scanner = scanXml(rows.handlers);
  let bytes = 0;
  try {
    for await (const piece of reader.pieces(part)) {
      scanner.feed(piece);
      bytes += piece.length;
      if (rows.rowCount() >= peekedRows || bytes > peekedBytes) break;
    }
  } catch (error) {
    // Errors in a sheet are reported only if that sheet is read.
    if (!(error instanceof Refusal)) throw error;
    return nothing;
  }
  const { table, merges } = rows.soFar();
  if (table.rowCount === 0) return nothing;
  return { sheet, hasRows: true, worth: worthOf(table, mergedSpans(merges, sheetColumns)) };
};

const sheetNames = ({ sheets }: Book) => sheets.map(({ name, isHidden }) => ({ name, isHidden }));

const readSheet = async (
  reader: PartReader,
  book: Book,
  options: WorkbookOptions,
  onChosen: (sheet: number) => void,
): Promise<ReadWorkbook> => {
  const { limits, scan, expect } = reader;
  const { candidates, notices: first } = candidatesOf(book.sheets, options.sheet);
  const [only = 0] = candidates;
  onChosen(only);
  const isSure = candidates.length === 1;
  const onlyPart = isSure ? book.sheetPart(only) : undefined;
  if (isSure && onlyPart === undefined) throw new Refusal('corrupt');
  expect([book.strings, book.styles, onlyPart]);
  const bytes = arena();
  const notes: Notes = new Map();
  const formats = book.styles === undefined ? noFormats : await scan(book.styles, styles());
  const strings =
    book.strings === undefined ? noStrings : await scan(book.strings, sharedStrings(bytes, limits));
  const setting = { limits, arena: bytes, strings, formats, notes, isDate1904: book.isDate1904 };
  let sheet = only;
  if (!isSure) {
    const peeked: Peeked[] = [];
    const worthOf = options.worthOf ?? (() => 0);
    for (const at of candidates.slice(0, mostPeeked)) {
      peeked.push(await peek(reader, at, book.sheetPart(at), { setting, worthOf }));
    }
    sheet = bestOf(peeked);
    onChosen(sheet);
  }
  const part = book.sheetPart(sheet);
  if (part === undefined) throw new Refusal('corrupt');
  if (!isSure) expect([part]);
  const { table, merges } = await scan(part, sheetRows(setting));
  options.onProgress?.(1);
  return {
    table: blankMerged(table, merges, notes),
    notices: [...first, ...noticesOf(notes)],
    sheets: sheetNames(book),
    sheet,
    merged: mergedSpans(merges, sheetColumns),
  };
};

/**
 * Reads one sheet of an .xlsx file as a table of texts, or returns why it is refused. Only the needed parts are
 * unpacked, within the limits. External links, macros and document types are not followed.
 *
 * Texts are unchanged. Numbers are the shortest plain decimal of the stored value, never with an exponent. Numbers with
 * a format of zeros are padded. Dates are in ISO 8601. A cell of blanks is empty, and rows of empty cells are left out.
 * An empty sheet is a table without rows.
 *
 * @throws the reason of `signal` when aborted, and the browser's error if the file is no longer readable
 */
export const readWorkbook = (
  file: Blob,
  options: WorkbookOptions = {},
): Promise<ReadWorkbook | Refused> =>
  orRefused(async () => {
    const reader = await partReader(file, options);
    const book = await listSheets(reader);
    let sheet = options.sheet ?? 0;
    try {
      return await readSheet(reader, book, options, (chosen) => {
        sheet = chosen;
      });
    } catch (error) {
      if (!(error instanceof Refusal) || book.sheets.length < 2) throw error;
      // Another sheet may be readable.
      throw error.among({ sheets: sheetNames(book), sheet });
    }
  });
