import type { Units } from '../text/units';
import type { GroupColumns } from './match/groupColumns';
import type { MergedSpan, TallSpan } from './match/headings';
import type { Table } from './table';

// Requests and results of opening a file (rules 4, Import flow; 5, Import).

/** Values for a message's placeholders. */
export type Placeholders = Readonly<Record<string, string | number>>;

/** Why a file is refused; texts under `facings.files.refused.<code>`, each with what to do about it. */
export type RefusalCode =
  /** The name ends with neither .csv nor .xlsx: 'Invalid file type' (rules 8). */
  | 'type'
  | 'severalFiles'
  | 'empty'
  /** The sheet of a workbook has no cell with a value. */
  | 'emptySheet'
  | 'fileTooLarge'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'cellTooLarge'
  | 'tooManySheets'
  | 'noSheet'
  /** The lock file of a workbook that is open in Excel. */
  | 'lockFile'
  /** Text but not a table: JSON, binary data. */
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
  readonly values?: Placeholders;
  /** The workbook's sheets, if another one can be chosen. */
  readonly workbook?: Pick<ReadWorkbook, 'sheets' | 'sheet'>;
}

/** Warnings about a file that was read; texts under `facings.files.notice.<code>`. */
export type NoticeCode =
  /** The name ends with .xlsx but the content is text, or the other way round. */
  | 'textAsXlsx'
  | 'xlsxAsCsv'
  | 'encodingGuessed'
  | 'replacedCharacters'
  | 'nulBytes'
  /** Invisible characters were removed. */
  | 'invisible'
  /** ="00123" was read as 00123. */
  | 'wrapped'
  | 'unclosedQuote'
  | 'strayQuote'
  /** Each line was in quotation marks as a whole. */
  | 'quotedLines'
  | 'mixedLineEnds'
  | 'ragged'
  | 'blankRows'
  | 'formulas'
  | 'formulasWithoutValue'
  | 'errorValues'
  | 'dates1904'
  | 'mergedCells'
  | 'hiddenSheet'
  | 'hiddenRows'
  | 'hiddenColumns'
  | 'roundedNumbers'
  /** Header rows among the rows below them. */
  | 'repeatedHeadings'
  /** Rows of totals, and of one text that is no record. */
  | 'totals'
  | 'notes'
  /** A row of units below the headings. */
  | 'unitRow'
  /** Cells of several numbers became columns, or could not, because the heading does not name the parts. */
  | 'composed'
  | 'unnamedParts'
  /** Columns with a value in the first row of each group only. */
  | 'groups'
  | 'groupsFilled'
  | 'blankHeading'
  | 'doubleHeading'
  /** SKUs or codes that a spreadsheet turned into 1.23457E+13. */
  | 'damagedCodes';

export interface Notice {
  readonly code: NoticeCode;
  /** `line` (of the first), `count` and others. */
  readonly values?: Placeholders;
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

/** The user's choices, if the file does not define them or defines them wrongly. */
export interface ReadChoices {
  readonly encoding?: Encoding;
  readonly delimiter?: Delimiter;
  /** Index of the workbook's sheet, from 0. */
  readonly sheet?: number;
  /** Rows and columns that are hidden in the workbook are not read. */
  readonly isHiddenLeftOut?: boolean;
  /** Header rows that are repeated among the rows are read as rows. */
  readonly areHeadingsKept?: boolean;
  /** Rows of totals and notes are read as rows. */
  readonly areTotalsKept?: boolean;
  /** Blank cells below the value of a group get it. */
  readonly areGroupsFilled?: boolean;
}

/** The hidden rows and columns of a sheet that hold texts. */
export interface HiddenCells {
  readonly rows: number;
  /** Row numbers of the first few, from 1. */
  readonly lines: readonly number[];
  readonly columns: readonly string[];
  readonly isLeftOut: boolean;
}

/** A table with all rows, including headers; blank rows are left out. */
interface ReadTable {
  readonly table: Table;
  readonly notices: readonly Notice[];
}

export interface ReadCsv extends ReadTable {
  /** Whether certainly no character of the table is invisible. */
  readonly isVisible: boolean;
  readonly encoding: Encoding;
  /** The file has no byte order mark and is not valid UTF-8. */
  readonly isEncodingGuessed: boolean;
  readonly delimiter: Delimiter;
}

export interface SheetName {
  readonly name: string;
  readonly isHidden: boolean;
}

export interface ReadWorkbook extends ReadTable {
  readonly sheets: readonly SheetName[];
  /** Index of the sheet that was read: the chosen one, else the most likely visible one. */
  readonly sheet: number;
  readonly hidden?: HiddenCells | undefined;
  /** Merged cells of the first rows. */
  readonly merged: readonly MergedSpan[];
  readonly tall: readonly TallSpan[];
}

/** Profile of a file's column, used for matching and warnings. */
export interface ColumnProfile {
  readonly heading: string;
  readonly group: string;
  /** Number of filled cells below the header. */
  readonly filled: number;
  /** The first few distinct texts. */
  readonly samples: readonly string[];
  /** Number of distinct texts. */
  readonly distinct: number;
  readonly isAllDifferent: boolean;
  /** Share of the filled cells, from 0 to 1. */
  readonly numberShare: number;
  readonly unitShare: number;
  /** Number of cells such as 1.23457E+13, in which a long code is lost. */
  readonly damaged: number;
  readonly longest: number;
}

interface ExtraRows {
  readonly isLeftOut: boolean;
}

export interface OpenedFile {
  readonly type: 'opened';
  readonly name: string;
  readonly kind: 'csv' | 'xlsx';
  readonly table: Table;
  readonly notices: readonly Notice[];
  /** Detected header row of the table; -1 if there is none. */
  readonly headerRow: number;
  /** Number of header rows; with 2, the row above belongs to them. */
  readonly headLines: 1 | 2;
  readonly merged?: readonly MergedSpan[];
  readonly csv?: Pick<ReadCsv, 'encoding' | 'isEncodingGuessed' | 'delimiter'>;
  readonly workbook?: Pick<ReadWorkbook, 'sheets' | 'sheet' | 'hidden'>;
  /** Header rows that the file repeats among its rows. */
  readonly repeated?: ExtraRows;
  readonly totals?: ExtraRows;
  /** Columns with a value in the first row of each group only. */
  readonly groups?: GroupColumns;
  /** One per column, from the rows below the headers. */
  readonly profiles: readonly ColumnProfile[];
}

/** A possible target of a file's column (rules 3, Import columns). */
export interface ImportTarget {
  /** Header in files, exact: 'state_reporting_uom'. */
  readonly name: string;
  /** Header on the screen. */
  readonly label: string;
  readonly synonyms: readonly string[];
  /** Words in headers that rule out this target: an EAN is not a SKU. */
  readonly otherWords?: readonly string[] | undefined;
  /** Name of the target of the level above: of categories, the main one. */
  readonly upper?: string | undefined;
  /** `code`: identifies records. `unit`: codes of units of measure. */
  readonly kind: 'code' | 'text' | 'number' | 'unit';
  readonly isRequired: boolean;
  /** Its texts are ids of existing records. Only a column that is named exactly so is one. */
  readonly isId?: boolean | undefined;
  /** A column of ids may replace it. */
  readonly isReplacedById?: boolean | undefined;
  /** Its texts are names of other records. */
  readonly isRecord?: boolean | undefined;
  readonly units?: Units | undefined;
  readonly step?: number | undefined;
  /** Other spellings in files, by our value. */
  readonly valueSynonyms?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** How a match was found, from certain to uncertain; texts under `facings.files.confidence.<confidence>`. */
export type Confidence = 'remembered' | 'exact' | 'synonym' | 'similar' | 'content' | 'none';

export interface ColumnMatch {
  /** Name of the target; null if the column is ignored. */
  readonly target: string | null;
  readonly confidence: Confidence;
}
