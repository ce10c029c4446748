import { limits as defaults } from '../limits';
import type { Limits } from '../limits';
import type { Notice, ReadWorkbook, RefusalCode, Refused } from '../types';
import { arena } from './arena';
import { blankMerged } from './blankMerged';
import { noticeCounter } from './notices';
import type { NumberFormat } from './numberFormat';
import { readPart } from './readPart';
import type { PartReading } from './readPart';
import { orRefused, Refusal } from './refusal';
import { scanXml } from './scanXml';
import type { XmlHandlers } from './scanXml';
import { noStrings, sharedStrings } from './sharedStrings';
import { sheetRows } from './sheetRows';
import { styles } from './styles';
import { relationships, workbook } from './workbook';
import type { Relationship } from './workbook';
import { readDirectory } from './zipDirectory';
import type { ZipPart } from './zipDirectory';

export interface WorkbookOptions {
  readonly limits?: Partial<Limits>;
  /** Place of the sheet, from 0; otherwise the first one that is not hidden. */
  readonly sheet?: number;
  /** 0 to 1, by the bytes that were read. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
  /** Bytes handed to the inflater at once; for tests. */
  readonly slice?: number;
  /** Size of the next piece handed to the scanner; for tests. */
  readonly pieceSize?: () => number;
}

const inflateSlice = 32 * 1024;
const noFormats: readonly NumberFormat[] = [];

interface Reader<Result> {
  readonly handlers: XmlHandlers;
  readonly done: () => Result;
}

/** What a damaged file looks like from within. */
const nonsense: ReadonlySet<RefusalCode> = new Set(['badXml', 'badReference', 'badStrings']);

const cutUp = (piece: Uint8Array, size: WorkbookOptions['pieceSize']): Uint8Array[] => {
  if (size === undefined) return [piece];
  const cuts: Uint8Array[] = [];
  for (let at = 0; at < piece.length;) {
    const end = at + Math.max(1, size());
    cuts.push(piece.subarray(at, end));
    at = end;
  }
  return cuts;
};

const partReader = async (file: Blob, options: WorkbookOptions) => {
  const limits: Limits = { ...defaults, ...options.limits };
  const directory = await readDirectory(file, limits);
  let read = 0;
  let expected = 0;
  let told = 0;
  const reading: PartReading = {
    file,
    directory,
    limits,
    slice: options.slice ?? inflateSlice,
    signal: options.signal,
    unpacked: 0,
    onRead: (bytes) => {
      read += bytes;
      const share = expected === 0 ? 0 : Math.min(1, read / expected);
      if (share < told + 0.01) return;
      told = share;
      options.onProgress?.(share);
    },
  };

  /**
   * Reads a part to its end. Where its content makes no sense the rest is unpacked all the same: if the check sum is
   * wrong as well, the file was damaged, and that is what has to be said.
   */
  const scan = async <Result>(
    part: ZipPart | ReturnType<typeof readPart>,
    reader: Reader<Result>,
  ): Promise<Result> => {
    const scanner = scanXml(reader.handlers);
    let fault: Refusal | undefined;
    for await (const piece of 'name' in part ? readPart(reading, part) : part) {
      if (fault !== undefined) continue;
      try {
        for (const cut of cutUp(piece, options.pieceSize)) scanner.feed(cut);
      } catch (error) {
        if (!(error instanceof Refusal) || !nonsense.has(error.refused.code)) throw error;
        fault = error;
      }
    }
    if (fault !== undefined) throw fault;
    scanner.end();
    return reader.done();
  };

  return {
    limits,
    part: (name: string | undefined) => directory.parts.get(name ?? ''),
    scan,
    /** Begins to unpack a part that is scanned later. */
    begin: (part: ZipPart) => readPart(reading, part, true),
    /** The parts that are going to be read from here on; progress is counted in them. */
    expect: (parts: readonly (ZipPart | undefined)[]) => {
      read = 0;
      expected = parts.reduce((sum, part) => sum + (part?.packed ?? 0), 0);
    },
  };
};

type PartReader = Awaited<ReturnType<typeof partReader>>;

const folderOf = (name: string) => name.replace(/\/?[^/]*$/, '');
const relsOf = (name: string) => name.replace(/([^/]*)$/, '_rels/$1.rels');

/** The part that is the workbook, as the package's own relationships name it. */
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
  // Without its formats a sheet would open with other texts in it: codes without their zeros, days as numbers.
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

/** The sheet that was asked for, or the first one a person would see. */
const chooseSheet = (
  sheets: readonly { readonly isHidden: boolean }[],
  chosen: number | undefined,
): { sheet: number; notices: Notice[] } => {
  const isThere = chosen === undefined ? sheets.length > 0 : sheets[chosen] !== undefined;
  if (!isThere) throw new Refusal('noSheet');
  if (chosen !== undefined) return { sheet: chosen, notices: [] };
  const visible = sheets.findIndex(({ isHidden }) => !isHidden);
  return visible >= 0
    ? { sheet: visible, notices: [] }
    : { sheet: 0, notices: [{ code: 'hiddenSheet' }] };
};

/**
 * Reads one sheet of an .xlsx file as a table of texts, or says why it is refused. Nothing is unpacked but what is
 * needed, and of that never more than the limits allow; links out of the file, macros and document types are not
 * followed.
 *
 * Texts are what they are; numbers the shortest plain decimal of what is stored, never with an exponent; numbers whose
 * format is zeros only are padded; days are written as ISO 8601. A cell of nothing but blanks is empty, and rows of
 * empty cells are left out. A sheet with nothing in it is a table of no rows.
 *
 * Throws the reason of `signal` when it is aborted, and what the browser throws when the file cannot be read any more.
 */
export const readWorkbook = (
  file: Blob,
  options: WorkbookOptions = {},
): Promise<ReadWorkbook | Refused> =>
  orRefused(async () => {
    const reader = await partReader(file, options);
    const { limits, scan, begin, expect } = reader;
    const book = await listSheets(reader);
    const { sheet, notices: first } = chooseSheet(book.sheets, options.sheet);
    const part = book.sheetPart(sheet);
    if (part === undefined) throw new Refusal('corrupt');
    expect([book.strings, book.styles, part]);
    // Unpacked while the strings are read.
    const sheetBytes = begin(part);
    const bytes = arena();
    const notices = noticeCounter();
    const formats = book.styles === undefined ? noFormats : await scan(book.styles, styles());
    const strings =
      book.strings === undefined
        ? noStrings
        : await scan(book.strings, sharedStrings(bytes, limits));
    const rows = sheetRows({
      limits,
      arena: bytes,
      strings,
      formats,
      notices,
      isDate1904: book.isDate1904,
    });
    const { table, merges } = await scan(sheetBytes, rows);
    options.onProgress?.(1);
    const whole = blankMerged(table, merges, notices);
    return {
      table: whole,
      notices: [...first, ...notices.done()],
      sheets: book.sheets.map(({ name, isHidden }) => ({ name, isHidden })),
      sheet,
    };
  });
