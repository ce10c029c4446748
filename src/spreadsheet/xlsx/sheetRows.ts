import type { Limits } from '../limits';
import type { Arena } from '../growing';
import { note } from '../notes';
import { tableBuilder } from './tableBuilder';
import {
  cellTypes,
  readCellTag,
  readPlainCell,
  readRowTag,
  sheetColumns,
  type PlainCell,
} from './cellTag';
import { numberCell } from './cellValue';
import type { NumberSetting } from './cellValue';
import { addMerged } from './mergedRanges';
import { nameCode, type XmlHandlers } from './scanXml';
import { Refusal } from './refusal';
import { cellSink, type SharedStrings } from './sharedStrings';

const WORKSHEET = nameCode('worksheet');
const SHEET_DATA = nameCode('sheetData');
const MERGE_CELLS = nameCode('mergeCells');
const MERGE_CELL = nameCode('mergeCell');
const ROW = nameCode('row');
const C = nameCode('c');
const V = nameCode('v');
const F = nameCode('f');
const IS = nameCode('is');
const T = nameCode('t');
const R = nameCode('r');

const encoder = new TextEncoder();

export interface SheetSetting extends NumberSetting {
  readonly limits: Limits;
  readonly arena: Arena;
  readonly strings: SharedStrings;
}

/** Reads the rows of a sheet and its merged ranges, each as two `cellReference`s. */
export const sheetRows = (setting: SheetSetting) => {
  const { limits, arena, strings, notes } = setting;
  const builder = tableBuilder(limits);
  const merges: number[] = [];
  /** The current row, from 1, and the last row with content. */
  let line = 0;
  let lastFilled = 0;
  let blankSince = 0;
  let hasSheetData = false;
  let group = 0;
  let isRow = false;
  let isRowNumbered = false;
  let isFilled = false;
  let isCell = false;
  let column = -1;
  let hasFormula = false;
  let hasValue = false;
  let isInline = false;
  let hasInline = false;
  let isRun = false;
  let isText = false;
  const tag: PlainCell = {
    reference: -1,
    style: 0,
    type: cellTypes.number,
    valueStart: 0,
    valueEnd: 0,
  };
  const { sink, check, isBlank } = cellSink(limits, () => line);

  const refuseReference = () => {
    throw new Refusal('badReference', { line });
  };

  const openRow = (bytes: Uint8Array, start: number, end: number) => {
    const named = readRowTag(bytes, start, end);
    // A row number that repeats or decreases would overwrite another row.
    if (named >= 0 && named <= line) refuseReference();
    isRowNumbered = named >= 0;
    line = isRowNumbered ? named : line + 1;
    column = -1;
    isRow = true;
    isFilled = false;
  };

  /** Determines the position of the tag's cell. */
  const place = () => {
    if (tag.reference < 0) {
      column += 1;
      if (column >= sheetColumns) refuseReference();
      return;
    }
    const named = 1 + Math.floor(tag.reference / sheetColumns);
    if (named !== line) {
      // A row without a number has the number in its first cell's reference.
      if (isRowNumbered || column >= 0 || named < line) refuseReference();
      line = named;
    }
    isRowNumbered = true;
    column = tag.reference % sheetColumns;
  };

  const openCell = (bytes: Uint8Array, start: number, end: number) => {
    readCellTag(tag, bytes, start, end);
    isCell = true;
    hasFormula = false;
    hasValue = false;
    hasInline = false;
    sink.clear();
    place();
  };

  const put = (start: number, end: number) => {
    if (end === start) return;
    if (!builder.put(column, start, end)) refuseReference();
    isFilled = true;
  };

  const putSpan = (bytes: Uint8Array, from: number, to: number) => {
    const start = arena.add(bytes, from, to);
    put(start, start + to - from);
  };

  const putText = (text: string) => {
    const bytes = encoder.encode(text);
    putSpan(bytes, 0, bytes.length);
  };

  const putShared = (bytes: Uint8Array, from: number, to: number) => {
    let index = 0;
    let [begin, end] = [from, to];
    while (begin < end && (bytes[begin] as number) <= 0x20) begin += 1;
    while (end > begin && (bytes[end - 1] as number) <= 0x20) end -= 1;
    for (let at = begin; at < end; at += 1) {
      const digit = (bytes[at] as number) - 0x30;
      index = digit < 0 || digit > 9 ? strings.count : index * 10 + digit;
    }
    if (index >= strings.count) throw new Refusal('badStrings', { line });
    put(strings.starts[index] as number, strings.ends[index] as number);
  };

  const putNumber = (bytes: Uint8Array, from: number, to: number) => {
    const text = numberCell(bytes, from, to, tag.style, line, setting);
    if (text === undefined) putSpan(bytes, from, to);
    else putText(text);
  };

  const putCell = () => {
    switch (tag.type) {
      case cellTypes.shared: {
        putShared(sink.bytes, 0, sink.length);
        return;
      }
      case cellTypes.number: {
        putNumber(sink.bytes, 0, sink.length);
        return;
      }
      case cellTypes.boolean: {
        // As spreadsheets display them.
        putText(/^(1|true)$/i.test(sink.decode().trim()) ? 'TRUE' : 'FALSE');
        return;
      }
      case cellTypes.error: {
        note(notes, 'errorValues', line);
        return;
      }
      case cellTypes.date:
        putText(
          sink
            .decode()
            .trim()
            .replace(/T00:00:00(\.0+)?Z?$/, ''),
        );
        return;
      default:
        sink.unescape();
        check();
        if (!isBlank()) putSpan(sink.bytes, 0, sink.length);
    }
  };

  const closeCell = () => {
    isCell = false;
    if (hasFormula) {
      note(notes, 'formulas', line);
      if (!hasValue) note(notes, 'formulasWithoutValue', line);
    }
    if (!isBlank()) putCell();
  };

  const closeRow = () => {
    isRow = false;
    if (!isFilled) {
      blankSince += 1;
      return;
    }
    builder.endRow(line);
    if (line > lastFilled + 1) note(notes, 'blankRows', lastFilled + 1, line - lastFilled - 1);
    lastFilled = line;
    blankSince = 0;
  };

  const openGroup = (name: number) => {
    group = name;
    if (name !== SHEET_DATA) return;
    if (hasSheetData) throw new Refusal('badXml');
    hasSheetData = true;
  };

  /** Elements in a cell: its value, its formula, its text and runs. */
  const openInside = (name: number, depth: number) => {
    isText = false;
    if (depth === 5) {
      isInline = name === IS;
      if (name === F) hasFormula = true;
      // An inline text takes precedence over a value in the same cell.
      if (isInline) {
        hasInline = true;
        sink.clear();
      }
      if (name === V || isInline) hasValue = true;
      isText = name === V && !hasInline;
    } else if (depth === 6) {
      isRun = isInline && name === R;
      isText = isInline && name === T;
    } else if (depth === 7) isText = isRun && name === T;
  };

  const handlers: XmlHandlers = {
    open: (name, depth, bytes, start, end) => {
      if (isCell) openInside(name, depth);
      else if (depth === 4 && isRow && name === C) openCell(bytes, start, end);
      else if (depth === 3 && group === SHEET_DATA && name === ROW) openRow(bytes, start, end);
      else if (depth === 3 && group === MERGE_CELLS && name === MERGE_CELL)
        addMerged(merges, bytes, start, end);
      else if (depth === 2) openGroup(name);
      else if (depth === 1 && name !== WORKSHEET) throw new Refusal('badXml');
    },
    close: (_name, depth) => {
      isText = false;
      if (depth === 6) isRun = false;
      else if (depth === 4 && isCell) closeCell();
      else if (depth === 3 && isRow) closeRow();
    },
    text: (bytes, start, end, isCharacterData) => {
      if (isText) sink.append(bytes, start, end, isCharacterData);
    },
    shortcut: (bytes, at, length, depth) => {
      if (depth !== 3 || !isRow) return -1;
      const end = readPlainCell(tag, bytes, at, length);
      if (end < 0 || tag.type > cellTypes.shared) return -1;
      place();
      const { valueStart, valueEnd } = tag;
      if (valueStart === valueEnd) return end;
      if (tag.type === cellTypes.shared) putShared(bytes, valueStart, valueEnd);
      else putNumber(bytes, valueStart, valueEnd);
      return end;
    },
  };

  const done = () => {
    if (!hasSheetData) throw new Refusal('badXml');
    if (blankSince > 0) note(notes, 'blankRows', lastFilled + 1, blankSince);
    return { table: builder.done(arena.done()), merges };
  };
  /** The rows so far, for a sheet that is not read to its end. */
  const soFar = () => ({ table: builder.done(arena.done()), merges });
  return { handlers, done, soFar, rowCount: builder.rowCount };
};
