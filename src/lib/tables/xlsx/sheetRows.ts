import { addBytes, addText, bytesIn, type Arena } from '../arena';
import type { CellIndex } from '../cellIndex';
import { note } from '../notes';
import { FileRefusal } from '../refusal';
import { decodeSpan } from '../table';
import {
  cellReference,
  cellTypes,
  countOf,
  newTag,
  readPlainCell,
  readTag,
  rowNumberOf,
  sheetColumns,
} from './cellTag';
import { numberCell, type NumberSetting } from './cellValue';
import { hiddenCells } from './hiddenCells';
import { addMerged } from './mergedRanges';
import { nameCode, type XmlHandlers } from './scanXml';
import { tableBuilder } from './tableBuilder';
import { addXmlText, checkCellText, isBlankFrom } from './xmlText';

const WORKSHEET = nameCode('worksheet');
const SHEET_DATA = nameCode('sheetData');
const COLS = nameCode('cols');
const COL = nameCode('col');
const MERGE_CELLS = nameCode('mergeCells');
const MERGE_CELL = nameCode('mergeCell');
const ROW = nameCode('row');
const C = nameCode('c');
const V = nameCode('v');
const F = nameCode('f');
const IS = nameCode('is');
const T = nameCode('t');
const R = nameCode('r');

const isRow = (path: Int32Array) => path[3] === ROW && path[2] === SHEET_DATA;
const isCell = (path: Int32Array) => path[4] === C && isRow(path);

export interface SheetSetting extends NumberSetting {
  readonly arena: Arena;
  /** Shared strings that cells refer to. */
  readonly strings: CellIndex;
  /** Rows and columns that are hidden are not read. */
  readonly isHiddenLeftOut?: boolean | undefined;
}

/** Reads the rows of a sheet and its merged ranges, each as two `cellReference`s. */
export const sheetRows = (setting: SheetSetting) => {
  const { arena, strings, notes, isHiddenLeftOut = false } = setting;
  const hidden = hiddenCells(isHiddenLeftOut);
  const builder = tableBuilder();
  const merges: number[] = [];
  /** The current row, from 1, and the last row with content. */
  let line = 0;
  let lastFilled = 0;
  let blankSince = 0;
  let hasSheetData = false;
  let isRowNumbered = false;
  let isFilled = false;
  /** The current cell, and the start of its text in the arena. */
  const tag = newTag();
  let column = -1;
  let start = 0;
  let hasFormula = false;
  let hasValue = false;
  let hasInline = false;

  const refuseReference = () => {
    throw new FileRefusal('badReference');
  };

  const openRow = (bytes: Uint8Array) => {
    const row = rowNumberOf(tag, bytes);
    // A row number that repeats or decreases would overwrite another row.
    if (row >= 0 && row <= line) refuseReference();
    isRowNumbered = row >= 0;
    line = isRowNumbered ? row : line + 1;
    column = -1;
    isFilled = false;
  };

  /** Determines the position of the tag's cell. */
  const place = (bytes: Uint8Array) => {
    if (tag.nameStart < 0) {
      column += 1;
      if (column >= sheetColumns) refuseReference();
      return;
    }
    const reference = cellReference(bytes, tag.nameStart, tag.nameEnd);
    if (reference < 0) refuseReference();
    const row = 1 + Math.floor(reference / sheetColumns);
    if (row !== line) {
      // A row without a number has the number in its first cell's reference.
      if (isRowNumbered || column >= 0 || row < line) refuseReference();
      line = row;
    }
    isRowNumbered = true;
    column = reference % sheetColumns;
  };

  const put = (from: number, to: number) => {
    if (to === from || hidden.leavesOut(column)) return;
    if (!builder.put(column, from, to)) refuseReference();
    isFilled = true;
  };

  const putShared = (index: number) => {
    if (!(index < strings.rowCount)) throw new FileRefusal('badStrings');
    put(strings.starts[index] as number, strings.ends[index] as number);
  };

  /** Ends a cell whose text in the arena is replaced by another one, if any is given. */
  const putText = (text: string | undefined) => {
    if (text !== undefined) {
      arena.length = start;
      addText(arena, text);
    }
    put(start, arena.length);
  };

  const numberText = () => numberCell(arena.bytes, start, arena.length, tag.style, line, setting);

  /** What is shown instead of the text in the arena; undefined if that is shown. */
  const shownText = (): string | undefined => {
    if (isBlankFrom(arena, start)) return '';
    const value = () => decodeSpan(arena.bytes, start, arena.length).trim();
    switch (tag.type) {
      case cellTypes.shared:
        putShared(/^\d+$/.test(value()) ? Number(value()) : NaN);
        return '';
      case cellTypes.number:
        return numberText();
      case cellTypes.boolean:
        // As spreadsheets display them.
        return /^(1|true)$/i.test(value()) ? 'TRUE' : 'FALSE';
      case cellTypes.date:
        return value().replace(/T00:00:00(\.0+)?Z?$/, '');
      case cellTypes.error:
        note(notes, 'errorValues', line);
        return '';
      default:
        checkCellText(arena, start, { line, isComplete: true });
        return isBlankFrom(arena, start) ? '' : undefined;
    }
  };

  const closeCell = () => {
    if (hasFormula) {
      note(notes, 'formulas', line);
      if (!hasValue) note(notes, 'formulasWithoutValue', line);
    }
    putText(shownText());
  };

  const closeRow = () => {
    const isLeftOut = hidden.closeRow(line);
    if (!isFilled && !isLeftOut) {
      blankSince += 1;
      return;
    }
    if (isFilled) builder.endRow(line);
    if (line > lastFilled + 1) note(notes, 'blankRows', lastFilled + 1, line - lastFilled - 1);
    lastFilled = line;
    blankSince = 0;
  };

  const handlers: XmlHandlers = {
    open: (depth, path, bytes, from, to) => {
      const name = path[depth];
      if (depth === 1 && name !== WORKSHEET) throw new FileRefusal('badXml');
      if (depth === 2 && name === SHEET_DATA) {
        if (hasSheetData) throw new FileRefusal('badXml');
        hasSheetData = true;
      } else if (depth === 3 && isRow(path)) {
        readTag(tag, bytes, from, to);
        openRow(bytes);
        hidden.openRow(bytes, from, to);
      } else if (depth === 3 && path[2] === COLS && name === COL) {
        hidden.addColumns(bytes, from, to);
      } else if (depth === 3 && path[2] === MERGE_CELLS && name === MERGE_CELL) {
        addMerged(merges, bytes, from, to);
      } else if (depth === 4 && isCell(path)) {
        readTag(tag, bytes, from, to);
        place(bytes);
        start = arena.length;
        hasFormula = false;
        hasValue = false;
        hasInline = false;
      } else if (depth === 5 && isCell(path)) {
        if (name === F) hasFormula = true;
        if (name === V || name === IS) hasValue = true;
        if (name === IS) {
          // An inline text takes precedence over a value in the same cell.
          hasInline = true;
          arena.length = start;
        }
      }
    },
    text: (depth, path, ...text) => {
      if (depth < 5 || !isCell(path)) return;
      const isValue = depth === 5 && path[5] === V && !hasInline;
      const isRun = depth === 7 && path[6] === R && path[7] === T;
      const isInline = path[5] === IS && (isRun || (depth === 6 && path[6] === T));
      if (!isValue && !isInline) return;
      addXmlText(arena, ...text);
      checkCellText(arena, start, { line, isComplete: false });
    },
    close: (depth, path) => {
      if (depth === 4 && isCell(path)) closeCell();
      else if (depth === 3 && isRow(path)) closeRow();
    },
    shortcut: (depth, path, bytes, at, length) => {
      if (depth !== 3 || !isRow(path)) return -1;
      const end = readPlainCell(tag, bytes, at, length);
      const { type, valueStart, valueEnd } = tag;
      if (end < 0 || (type !== cellTypes.number && type !== cellTypes.shared)) return -1;
      place(bytes);
      if (valueStart === valueEnd) return end;
      if (type === cellTypes.shared) putShared(countOf(bytes, valueStart, valueEnd));
      else {
        start = addBytes(arena, bytes, valueStart, valueEnd);
        putText(numberText());
      }
      return end;
    },
  };

  return {
    handlers,
    rowCount: builder.rowCount,
    /** The rows so far, also of a sheet that is not read to its end. */
    table: () => builder.done(bytesIn(arena)),
    merges,
    hidden: hidden.found,
    /** Ends a sheet that was read completely. */
    end: () => {
      if (!hasSheetData) throw new FileRefusal('badXml');
      if (blankSince > 0) note(notes, 'blankRows', lastFilled + 1, blankSince);
    },
  };
};
