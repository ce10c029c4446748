import type { CellObject, Range, WorkBook } from 'xlsx';
import { limits } from '../limits';
import { proposeHead } from '../match/proposeHead';
import { note, noticesOf, type Notes } from '../notes';
import { Refusal } from '../refusal';
import { buildTable } from '../buildTable';
import type { SheetName } from '../types';
import { formatted } from '../xlsx/cellValue';
import { numberFormat, roundedFrom } from '../xlsx/numberFormat';
import type { Zip } from '../xlsx/openZip';
import { likeliestSheet, peekedRows } from '../xlsx/readWorkbook';
import { unpackText } from '../xlsx/unpack';
import type { OnProgress, OpenRequest } from './handle';
import type { Content } from './readContent';

// Checks a sheet of OpenDocument before the library reads it: a cell may claim to repeat a million times, and the
// library would expand it.

/** Maximum unpacked size for the library, in bytes. */
const mostBytes = 48 * 1024 * 1024;

/** Last row of a sheet. Blank rows may repeat without end, but content below this row is impossible. */
const lastRow = 1_048_576;

/** No part of the pattern can run past the next tag character, so that unterminated input fails at once. */
const tag =
  /<(\/?)(?:[\w.-]{1,40}:)?(table|table-row|table-cell|covered-table-cell)(\s(?:[^<>"']|"[^"<]*"|'[^'<]*')*)?(\/?)>/g;
const repeated = /number-(?:rows|columns)-repeated\s*=\s*["'](\d+)["']/;

const timesOf = (attributes: string): number =>
  Math.max(1, Number(repeated.exec(attributes)?.[1] ?? 1));

/** Counts the repetitions of cells with content. */
export const refuseRepeated = (xml: string): void => {
  let rows = 0;
  let mostRows = 0;
  let place = 0;
  let rowTimes = 1;
  let column = 0;
  let isFilled = false;
  for (const [, end, name, attributes = '', slash] of xml.matchAll(tag)) {
    const isEnd = end === '/';
    // The slash of a self-closing tag may be matched with its attributes.
    const isWhole = slash === '/' || attributes.endsWith('/');
    if (name === 'table') {
      rows = 0;
      place = 0;
    } else if (name === 'table-row') {
      if (!isEnd) {
        rowTimes = timesOf(attributes);
        column = 0;
        isFilled = false;
      }
      if (!isEnd && !isWhole) continue;
      place += rowTimes;
      if (!isFilled) continue;
      if (place > lastRow) throw new Refusal('badReference');
      rows += rowTimes;
      mostRows = Math.max(mostRows, rows);
    } else if (!isEnd) {
      column += timesOf(attributes);
      if (isWhole && !attributes.includes('value')) continue;
      isFilled = true;
      if (column > limits.columns) throw new Refusal('tooManyColumns', { limit: limits.columns });
    }
  }
  refuseRows(mostRows);
};

/** Refuses too many rows; one of them is the header row. */
const refuseRows = (rows: number): void => {
  const limit = limits.rows;
  if (rows > limit + 1) throw new Refusal('tooManyRows', { limit, count: rows - 1 });
};

const guardOpenDocument = async (zip: Zip): Promise<void> => {
  const part = zip.parts.get('content.xml');
  if (!part || part.size > mostBytes) throw new Refusal('openDocument');
  refuseRepeated(await unpackText(zip, part));
};

/** A sheet read with the option `dense`: rows and cells may be missing, and an empty sheet has no rows at all. */
interface ReadSheet {
  readonly '!data'?: readonly (readonly (CellObject | undefined)[] | undefined)[];
  readonly '!merges'?: readonly Range[];
}

const textOf = (
  cell: CellObject | undefined,
  {
    line,
    notes,
    is1904,
  }: { readonly line: number; readonly notes: Notes; readonly is1904: boolean },
): string => {
  if (!cell) return '';
  const { v, t, z, f } = cell;
  if (f !== undefined) note(notes, v === undefined ? 'formulasWithoutValue' : 'formulas', line);
  if (t === 'e') {
    note(notes, 'errorValues', line);
    return '';
  }
  if (typeof v === 'number') {
    if (Math.abs(v) >= roundedFrom) note(notes, 'roundedNumbers', line);
    const format = numberFormat(0, typeof z === 'string' ? z : 'General');
    return formatted(v, format, is1904);
  }
  // As spreadsheets display them.
  if (typeof v === 'boolean') return v ? 'TRUE' : 'FALSE';
  return v === undefined ? '' : String(v);
};

const sheetsOf = ({ SheetNames, Workbook }: WorkBook): readonly SheetName[] =>
  SheetNames.map((name, at) => ({ name, isHidden: (Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0 }));

/** The rows of a sheet that are not blank, and their lines. */
const rowsOf = (book: WorkBook, name: string, notes: Notes, most = Infinity) => {
  const { '!data': data = [] } = book.Sheets[name] as ReadSheet;
  const is1904 = book.Workbook?.WBProps?.date1904 === true;
  const rows: string[][] = [];
  const lines: number[] = [];
  let blank = 0;
  for (let at = 0; at < Math.min(most, data.length); at += 1) {
    const texts = Array.from(data[at] ?? [], (cell) =>
      textOf(cell, { line: at + 1, notes, is1904 }),
    );
    const width = texts.findLastIndex((text) => text.trim() !== '') + 1;
    if (width === 0) {
      blank += 1;
      continue;
    }
    if (blank > 0 && rows.length > 0) note(notes, 'blankRows', at + 1 - blank, blank);
    blank = 0;
    rows.push(texts.slice(0, width));
    lines.push(at + 1);
  }
  return { rows, lines };
};

const contentOf = async (
  book: WorkBook,
  { choices, names }: OpenRequest,
  kind: 'xls' | 'ods',
): Promise<Content> => {
  const sheets = sheetsOf(book);
  if (sheets.length > limits.sheets) throw new Refusal('tooManySheets', { limit: limits.sheets });
  const nameAt = (at: number) => sheets[at]?.name ?? '';
  const sheet =
    choices.sheet ??
    (await likeliestSheet(sheets, (at) => {
      const table = buildTable(rowsOf(book, nameAt(at), new Map(), peekedRows).rows);
      return table.rowCount === 0 ? undefined : proposeHead(table, names).known;
    }));
  if (sheets[sheet] === undefined) throw new Refusal('noSheet');
  const notes: Notes = new Map();
  const { rows, lines } = rowsOf(book, nameAt(sheet), notes);
  refuseRows(rows.length);
  rows.forEach((row, at) => {
    if (row.length > limits.columns) {
      throw new Refusal('tooManyColumns', { limit: limits.columns });
    }
    if (row.some((text) => text.length > limits.cell)) {
      throw new Refusal('cellTooLarge', { limit: limits.cell, line: lines[at] ?? 0 });
    }
  });
  const { '!merges': merges = [] } = book.Sheets[nameAt(sheet)] as ReadSheet;
  if (book.Workbook?.WBProps?.date1904 === true) note(notes, 'dates1904', 1);
  if (merges.length > 0) note(notes, 'mergedCells', (merges[0]?.s.r ?? 0) + 1);
  if (sheets[sheet].isHidden) note(notes, 'hiddenSheet', 1);
  return {
    kind,
    table: buildTable(rows, (row) => lines[row] ?? 0),
    notices: [{ code: kind === 'xls' ? 'oldExcel' : 'openDocument' }, ...noticesOf(notes)],
    workbook: { sheets, sheet },
  };
};

/** Reads workbooks of Excel before 2007 and of OpenDocument with SheetJS, into the same table as other files. */
export const readOld = async (
  request: OpenRequest,
  onProgress: OnProgress,
  zip?: Zip,
): Promise<Content> => {
  if (zip) await guardOpenDocument(zip);
  const { read } = await import('xlsx');
  onProgress(0.3);
  const bytes = await request.file.arrayBuffer();
  try {
    const options = { type: 'array', dense: true, cellNF: true, cellText: false } as const;
    return await contentOf(read(bytes, options), request, zip ? 'ods' : 'xls');
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // The library reports a password only in its error text.
    throw new Refusal(/password|encrypt/i.test(String(error)) ? 'encrypted' : 'corrupt');
  }
};
