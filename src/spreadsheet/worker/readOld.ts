import type { CellObject, Range, WorkBook } from 'xlsx';
import { limits as shipped, type Limits } from '../limits';
import { proposeHead } from '../match/proposeHeaderRow';
import { note, noticesOf, type Notes } from '../notes';
import { buildTable } from '../table';
import { refused, type Notice, type Refused, type SheetName } from '../types';
import { formatted } from '../xlsx/cellValue';
import { numberFormat, roundedFrom } from '../xlsx/numberFormat';
import { partText } from '../xlsx/readPart';
import { orRefused } from '../xlsx/refusal';
import { bestOf, peekedRows, type Peeked } from '../xlsx/workbook';
import { zipDirectory } from '../xlsx/zipDirectory';
import type { Content, ReadingOf } from './readContent';

export type OldKind = 'xls' | 'ods';

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

interface Tag {
  readonly name: string;
  readonly attributes: string;
  readonly isEnd: boolean;
  readonly isWhole: boolean;
}

function* tagsOf(xml: string): Generator<Tag> {
  for (const [, end, name = '', attributes = '', whole] of xml.matchAll(tag)) {
    // The slash of a self-closing tag may be matched with its attributes.
    yield {
      name,
      attributes,
      isEnd: end === '/',
      isWhole: whole === '/' || attributes.endsWith('/'),
    };
  }
}

/** Counts the repetitions of cells with content. */
export const repeatedBeyond = (xml: string, limits: Limits): Refused | null => {
  let rows = 0;
  let mostRows = 0;
  let place = 0;
  let rowTimes = 1;
  let column = 0;
  let isFilled = false;
  for (const { name, attributes, isEnd, isWhole } of tagsOf(xml)) {
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
      rows += rowTimes;
      if (place > lastRow) return refused('badReference', { line: place });
      mostRows = Math.max(mostRows, rows);
    } else if (!isEnd) {
      column += timesOf(attributes);
      if (isWhole && !attributes.includes('value')) continue;
      isFilled = true;
      if (column > limits.columns) return refused('tooManyColumns', { limit: limits.columns });
    }
  }
  // One of them is the header row.
  return mostRows > limits.rows + 1
    ? refused('tooManyRows', { limit: limits.rows, count: mostRows - 1 })
    : null;
};

const contentXml = async (file: Blob, limits: Limits): Promise<string | Refused> => {
  const directory = await zipDirectory(file, limits);
  if (directory.type === 'refused') return directory;
  const part = directory.parts.get('content.xml');
  if (!part || part.size > mostBytes) {
    return refused('openDocument', { limit: mostBytes / 1024 / 1024 });
  }
  return partText(file, directory, part, limits);
};

const guardOpenDocument = async (file: Blob, limits: Limits): Promise<Refused | null> => {
  const xml = await orRefused(() => contentXml(file, limits));
  return typeof xml === 'string' ? repeatedBeyond(xml, limits) : xml;
};

// Reads workbooks of Excel before 2007 and of OpenDocument with SheetJS, into the same table as other files.

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

const beyond = (rows: readonly (readonly string[])[], limits: Limits): Refused | null => {
  if (rows.length > limits.rows + 1) {
    return refused('tooManyRows', { limit: limits.rows, count: rows.length - 1 });
  }
  for (const row of rows) {
    if (row.length > limits.columns) return refused('tooManyColumns', { limit: limits.columns });
    if (row.some((text) => text.length > limits.cell)) {
      return refused('cellTooLarge', { limit: limits.cell });
    }
  }
  return null;
};

/** Of the visible sheets, the first with the most known headers. */
const likeliest = (
  book: WorkBook,
  sheets: readonly SheetName[],
  names: readonly string[],
): number => {
  const visible = [...sheets.keys()].filter((at) => !sheets[at]?.isHidden);
  const peeked = (visible.length > 0 ? visible : [...sheets.keys()]).map((sheet): Peeked => {
    const { '!data': data = [] } = book.Sheets[sheets[sheet]?.name ?? ''] as ReadSheet;
    const rows = data
      .slice(0, peekedRows)
      .map((row) =>
        Array.from(row ?? [], (cell) => textOf(cell, { line: 0, notes: new Map(), is1904: false })),
      );
    const table = buildTable(rows.filter((texts) => texts.some((text) => text.trim() !== '')));
    return { sheet, hasRows: table.rowCount > 0, worth: proposeHead(table, names).known };
  });
  return bestOf(peeked);
};

const contentOf = (
  book: WorkBook,
  {
    kind,
    chosen,
    names,
    limits,
  }: {
    readonly kind: OldKind;
    readonly chosen: number | undefined;
    readonly names: readonly string[];
    readonly limits: Limits;
  },
): Content | Refused => {
  const sheets = sheetsOf(book);
  if (sheets.length > limits.sheets) return refused('tooManySheets', { limit: limits.sheets });
  const sheet = chosen ?? likeliest(book, sheets, names);
  const name = sheets[sheet]?.name;
  if (name === undefined) return refused('noSheet');
  const { '!data': data = [], '!merges': merges = [] } = book.Sheets[name] as ReadSheet;
  const is1904 = book.Workbook?.WBProps?.date1904 === true;

  const notes: Notes = new Map();
  const rows: string[][] = [];
  const lines: number[] = [];
  let blank = 0;
  for (let at = 0; at < data.length; at += 1) {
    const texts = Array.from(data[at] ?? [], (cell) =>
      textOf(cell, { line: at + 1, notes, is1904 }),
    );
    const width = texts.findLastIndex((text) => text.trim() !== '') + 1;
    if (width === 0) {
      blank += 1;
      continue;
    }
    if (blank > 0 && rows.length > 0) note(notes, 'blankRows', at);
    rows.push(texts.slice(0, width));
    lines.push(at + 1);
  }
  const refusal = beyond(rows, limits);
  if (refusal) return refusal;
  if (is1904) note(notes, 'dates1904', 1);
  if (merges.length > 0) note(notes, 'mergedCells', (merges[0]?.s.r ?? 0) + 1);
  if (sheets[sheet]?.isHidden) note(notes, 'hiddenSheet', 1);
  const ofKind: Notice = { code: kind === 'xls' ? 'oldExcel' : 'openDocument' };
  return {
    kind,
    table: buildTable(rows, (row) => lines[row] ?? 0),
    notices: [ofKind, ...noticesOf(notes)],
    workbook: { sheets, sheet },
  };
};

export const readOld = async (
  { file, choices, names, limits: given, onProgress }: ReadingOf,
  kind: OldKind,
): Promise<Content | Refused> => {
  const limits: Limits = { ...shipped, ...given };
  const refusal = kind === 'ods' ? await guardOpenDocument(file, limits) : null;
  if (refusal) return refusal;
  const { read } = await import('xlsx');
  onProgress(0.3);
  const bytes = await file.arrayBuffer();
  try {
    const options = { type: 'array', dense: true, cellNF: true, cellText: false } as const;
    return contentOf(read(bytes, options), { kind, chosen: choices.sheet, names, limits });
  } catch (error) {
    // The library reports a password only in its error text.
    return refused(/password|encrypt/i.test(String(error)) ? 'encrypted' : 'corrupt');
  }
};
