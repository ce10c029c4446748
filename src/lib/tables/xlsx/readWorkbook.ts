import { newArena } from '../arena';
import type { MergedSpan } from '../match/headings';
import { noticesOf, type FileNotes } from '../notes';
import { FileRefusal } from '../refusal';
import type { Table } from '../table';
import type { HiddenCells, Notice, ReadWorkbook, RefusalCode, SheetName } from '../types';
import { blankMerged, mergedSpans, tallSpans } from './mergedRanges';
import type { Zip } from './openZip';
import { scanXml } from './scanXml';
import { sharedStrings } from './sharedStrings';
import { sheetRows, type SheetSetting } from './sheetRows';
import { unpack, type UnpackOptions } from './unpack';
import { readBook, readFormats, type Scan } from './workbook';

export interface WorkbookOptions extends UnpackOptions {
  /** Index of the sheet, from 0; by default the most likely visible one. */
  readonly sheet?: number | undefined;
  /** Rows and columns that are hidden are not read. */
  readonly isHiddenLeftOut?: boolean | undefined;
  /** Scores a sheet by its first rows; 0 means no evidence. */
  readonly worthOf?: (table: Table, merged: readonly MergedSpan[]) => number;
  /** From 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Size of the next piece for the scanner; for tests. */
  readonly pieceSize?: () => number;
}

/** Errors that a damaged file may cause in the scanner. */
const nonsense: ReadonlySet<RefusalCode> = new Set(['badXml', 'badReference', 'badStrings']);

function* cutUp(piece: Uint8Array, size: () => number = () => Infinity) {
  for (let at = 0; at < piece.length;) {
    const end = at + Math.max(1, size());
    yield piece.subarray(at, end);
    at = end;
  }
}

const hiddenNotices = (hidden: HiddenCells | undefined): readonly Notice[] => {
  if (!hidden) return [];
  const { rows, lines, columns } = hidden;
  const named = lines.join(', ') + (rows > lines.length ? ', …' : '');
  const ofRows: Notice = { code: 'hiddenRows', values: { count: rows, lines: named } };
  const values = { count: columns.length, columns: columns.join(', ') };
  return [
    ...(rows > 0 ? [ofRows] : []),
    ...(columns.length > 0 ? [{ code: 'hiddenColumns', values } as const] : []),
  ];
};

/** Maximum number of sheets to look into. */
const maxPeeked = 12;
/** Number of rows needed to recognize headers. */
const peekedRows = 24;
/** Unpacked bytes of a sheet after which the look stops. */
const peekedBytes = 1024 * 1024;

/**
 * The visible sheet with the highest worth; else the first with rows; else the first. All may be hidden.
 * @param worthOf scores a sheet by its first rows; -1 if it has none
 */
const likeliestSheet = async (
  sheets: readonly SheetName[],
  worthOf: (sheet: number) => Promise<number>,
): Promise<number> => {
  const all = [...sheets.keys()];
  const visible = all.filter((at) => !sheets[at]?.isHidden);
  const candidates = (visible.length > 0 ? visible : all).slice(0, maxPeeked);
  const [first = 0] = candidates;
  if (candidates.length === 1) return first;
  let [best, most] = [first, -1];
  for (const sheet of candidates) {
    const worth = await worthOf(sheet);
    if (worth > most) [best, most] = [sheet, worth];
  }
  return best;
};

/**
 * Reads one sheet of an .xlsx file as a table of texts. Only the needed parts are unpacked, within the limits. External
 * links, macros and document types are not followed.
 *
 * Texts are unchanged. Numbers are the shortest plain decimal of the stored value, never with an exponent. Numbers with
 * a format of zeros are padded. Dates are in ISO 8601. A cell of blanks is empty, and rows of empty cells are left out.
 * An empty sheet is a table without rows.
 *
 * @throws {FileRefusal}, and the browser's error if the file is no longer readable
 */
export const readWorkbook = async (
  zip: Zip,
  options: WorkbookOptions = {},
): Promise<ReadWorkbook> => {
  const { worthOf = () => 0, onProgress, pieceSize } = options;
  let read = 0;
  let expected = 0;

  /**
   * Reads a part to its end. If its content is invalid, the rest is still unpacked: if the checksum is wrong, too, the
   * file is damaged, and that is the error to report.
   */
  const scan: Scan = async (part, handlers) => {
    const scanner = scanXml(handlers);
    let fault: FileRefusal | undefined;
    for await (const piece of unpack(zip, part, options)) {
      read += piece.length;
      if (expected > 0) onProgress?.(Math.min(1, read / expected));
      if (fault !== undefined) continue;
      try {
        for (const cut of cutUp(piece, pieceSize)) scanner.feed(cut);
      } catch (error) {
        if (!(error instanceof FileRefusal) || !nonsense.has(error.refused.code)) throw error;
        fault = error;
      }
    }
    if (fault !== undefined) throw fault;
    scanner.end();
  };

  const { sheets, sheetPart, strings, styles, isDate1904 } = await readBook(zip, scan);
  let sheet =
    options.sheet ??
    Math.max(
      0,
      sheets.findIndex(({ isHidden }) => !isHidden),
    );
  if (sheets[sheet] === undefined) throw new FileRefusal('noSheet');

  /** The worth of a sheet by its beginning. Its errors are reported only if it is read. */
  const peek = async (setting: SheetSetting, at: number): Promise<number> => {
    const part = sheetPart(at);
    if (part === undefined) return -1;
    const rows = sheetRows({ ...setting, notes: new Map() });
    const scanner = scanXml(rows.handlers);
    let bytes = 0;
    try {
      for await (const piece of unpack(zip, part, options)) {
        scanner.feed(piece);
        bytes += piece.length;
        if (rows.rowCount() >= peekedRows || bytes > peekedBytes) break;
      }
    } catch (error) {
      if (error instanceof FileRefusal) return -1;
      throw error;
    }
    const table = rows.table();
    return table.rowCount === 0 ? -1 : worthOf(table, mergedSpans(rows.merges));
  };

  const readSheet = async (): Promise<ReadWorkbook> => {
    const notes: FileNotes = new Map();
    read = 0;
    expected = [strings, styles, sheetPart(sheet)].reduce(
      (sum, part) => sum + (part?.size ?? 0),
      0,
    );
    const arena = newArena();
    const formats = styles === undefined ? [] : await readFormats(scan, styles);
    const shared = sharedStrings(arena);
    if (strings !== undefined) await scan(strings, shared.handlers);
    const { isHiddenLeftOut } = options;
    const setting = { arena, strings: shared.strings, formats, notes, isDate1904, isHiddenLeftOut };
    sheet = options.sheet ?? (await likeliestSheet(sheets, (at) => peek(setting, at)));
    const isHidden = options.sheet === undefined && sheets[sheet]?.isHidden === true;
    const part = sheetPart(sheet);
    if (part === undefined) throw new FileRefusal('corrupt');
    const rows = sheetRows(setting);
    await scan(part, rows.handlers);
    rows.end();
    onProgress?.(1);
    const hidden = rows.hidden();
    return {
      table: blankMerged(rows.table(), rows.merges, notes),
      notices: [
        ...(isHidden ? [{ code: 'hiddenSheet' } as const] : []),
        ...hiddenNotices(hidden),
        ...noticesOf(notes),
      ],
      sheets,
      sheet,
      hidden,
      merged: mergedSpans(rows.merges),
      tall: tallSpans(rows.merges),
    };
  };

  try {
    return await readSheet();
  } catch (error) {
    if (!(error instanceof FileRefusal) || sheets.length < 2) throw error;
    // Another sheet may be readable.
    throw new FileRefusal(error.refused.code, error.refused.values, { sheets, sheet });
  }
};
