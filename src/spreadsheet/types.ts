/** What is said of a file that is opened, and what comes back (rules 4, Import flow; 5, Import). */
import type { MergedSpan } from './match/headings';
import type { Table } from './table';

/** Values filled into a message of the catalogue. */
export type Values = Readonly<Record<string, string | number>>;

/** Why a file is refused; words under `facings.files.refused.<code>`, each with what to do about it. */
export type RefusalCode =
  /** By name neither .csv nor .xlsx: 'Invalid file type' (rules 8). */
  | 'type'
  | 'severalFiles'
  | 'empty'
  | 'fileTooLarge'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'cellTooLarge'
  | 'tooManySheets'
  | 'noSheet'
  /** Text, but no table: JSON, binary rubbish. */
  | 'notTable'
  | 'html'
  | 'pdf'
  | 'oldExcel'
  | 'openDocument'
  | 'otherZip'
  | 'encrypted'
  | 'truncated'
  | 'corrupt'
  | 'bomb'
  | 'tooManyParts'
  | 'badReference'
  | 'badStrings'
  | 'badXml'
  | 'tooSlow'
  | 'unreadable';

export interface Refused {
  readonly type: 'refused';
  readonly code: RefusalCode;
  readonly values?: Values;
  /** Its sheets, where another one could be chosen. */
  readonly workbook?: Pick<ReadWorkbook, 'sheets' | 'sheet'>;
}

/** What a person should know of a file that was read all the same; words under `facings.files.notice.<code>`. */
export type NoticeCode =
  /** The name says .xlsx, the content is text; and the other way about. */
  | 'textAsXlsx'
  | 'xlsxAsCsv'
  | 'oldExcel'
  | 'openDocument'
  | 'encodingGuessed'
  | 'replacedCharacters'
  | 'nulBytes'
  /** Characters that nobody sees were taken out. */
  | 'invisible'
  /** ="00123" was read as 00123. */
  | 'wrapped'
  | 'unclosedQuote'
  | 'strayQuote'
  | 'mixedLineEnds'
  | 'ragged'
  | 'blankRows'
  | 'formulas'
  | 'formulasWithoutValue'
  | 'errorValues'
  | 'dates1904'
  | 'mergedCells'
  | 'hiddenSheet'
  | 'roundedNumbers'
  /** Headings that are blank, or stand twice. */
  | 'blankHeading'
  | 'doubleHeading'
  /** SKUs or codes that a spreadsheet has turned into 1.23457E+13. */
  | 'damagedCodes';

export interface Notice {
  readonly code: NoticeCode;
  /** `line` (first one), `count` and the like. */
  readonly values?: Values;
}

export type Encoding =
  | 'utf-8'
  | 'utf-16le'
  | 'utf-16be'
  | 'windows-1252'
  | 'windows-1250'
  | 'windows-1251'
  | 'shift_jis'
  | 'macintosh';
export type Delimiter = ',' | ';' | '\t' | '|';

/** What the person chose where the file does not say it, or says it wrongly. */
export interface ReadChoices {
  readonly encoding?: Encoding;
  readonly delimiter?: Delimiter;
  /** Place of the workbook's sheet, from 0. */
  readonly sheet?: number;
}

/** A table with all its rows, headings included; blank rows are left out. */
export interface ReadTable {
  readonly table: Table;
  readonly notices: readonly Notice[];
}

export interface ReadCsv extends ReadTable {
  readonly encoding: Encoding;
  /** Without a byte order mark, and not strictly UTF-8. */
  readonly isEncodingGuessed: boolean;
  readonly delimiter: Delimiter;
}

export interface SheetName {
  readonly name: string;
  readonly isHidden: boolean;
}

export interface ReadWorkbook extends ReadTable {
  readonly sheets: readonly SheetName[];
  /** The one that was read: of those that are not hidden the likeliest, unless another was chosen. */
  readonly sheet: number;
  /** Merged cells of the first rows. */
  readonly merged: readonly MergedSpan[];
}

/** What a column of a file looks like, for matching it and for warnings. */
export interface ColumnProfile {
  readonly heading: string;
  /** What stands above this heading and its neighbours. */
  readonly group: string;
  /** Rows below the heading that have something in it. */
  readonly filled: number;
  /** First few different texts. */
  readonly samples: readonly string[];
  readonly isAllDifferent: boolean;
  /** Shares of the filled cells, 0 to 1. */
  readonly numberShare: number;
  readonly unitShare: number;
  /** Cells such as 1.23457E+13, in which a long code is lost. */
  readonly damaged: number;
  readonly longest: number;
}

export interface OpenedFile {
  readonly type: 'opened';
  readonly name: string;
  readonly kind: 'csv' | 'xlsx' | 'xls' | 'ods';
  readonly table: Table;
  readonly notices: readonly Notice[];
  /** Row of the table that holds the headings, as proposed; -1 where none does. */
  readonly headerRow: number;
  /** Rows of the headings: the one above belongs to them where they are two. */
  readonly headLines: 1 | 2;
  readonly merged?: readonly MergedSpan[];
  readonly csv?: Pick<ReadCsv, 'encoding' | 'isEncodingGuessed' | 'delimiter'>;
  readonly workbook?: Pick<ReadWorkbook, 'sheets' | 'sheet'>;
  /** One for each column, below the heading's row. */
  readonly profiles: readonly ColumnProfile[];
}
