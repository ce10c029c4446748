/**
 * A table read from a file. Every cell is a span of one UTF-8 buffer, so that a hundred thousand rows move from the
 * worker without a copy and only displayed cells become strings.
 */
export interface Table {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Start and end in `bytes` of cell `row * columnCount + column`. Cells may share a span. */
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly ends: Uint32Array<ArrayBuffer>;
  readonly rowCount: number;
  readonly columnCount: number;
  /** Line of the text file, or row of the sheet, at which each row starts; from 1. */
  readonly lines: Uint32Array<ArrayBuffer>;
}

/** Letters of a column; 0 is A. */
export const columnLetters = (column: number): string =>
  (column >= 26 ? columnLetters(Math.floor(column / 26) - 1) : '') +
  String.fromCharCode(65 + (column % 26));

const decoder = new TextDecoder();

/** Below this length, an ASCII cell is decoded faster by hand than by TextDecoder. */
const short = 24;

export const decodeSpan = (bytes: Uint8Array, start: number, end: number): string => {
  if (end - start > short) return decoder.decode(bytes.subarray(start, end));
  let text = '';
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte > 0x7f) return decoder.decode(bytes.subarray(start, end));
    text += String.fromCharCode(byte);
  }
  return text;
};

const firstOfFour = 0xf0;

/** Length of a UTF-8 span in UTF-16 units, like a string's `length`. */
export const unitsIn = (bytes: Uint8Array, start: number, end: number): number => {
  let units = 0;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] as number;
    if ((byte & 0xc0) === 0x80) continue;
    units += byte >= firstOfFour ? 2 : 1;
  }
  return units;
};

/** Text of a cell, exactly as in the file; '' outside the table. */
export const cellText = (table: Table, row: number, column: number): string => {
  if (row < 0 || row >= table.rowCount || column < 0 || column >= table.columnCount) return '';
  const cell = row * table.columnCount + column;
  return decodeSpan(table.bytes, table.starts[cell] ?? 0, table.ends[cell] ?? 0);
};

/** Texts of a row of a file, including ignored columns. `changed` cells are by column of the file. */
export const rowTexts = (
  table: Table,
  row: number,
  changed: ReadonlyMap<number, string> = new Map(),
): readonly string[] =>
  Array.from(
    { length: table.columnCount },
    (_, column) => changed.get(column) ?? cellText(table, row, column),
  );

/** The table without some rows; its texts are shared. */
export const withoutTableRows = (table: Table, rows: readonly number[]): Table => {
  const { columnCount, rowCount } = table;
  const gone = new Set(rows);
  const kept = rowCount - rows.length;
  const starts = new Uint32Array(kept * columnCount);
  const ends = new Uint32Array(kept * columnCount);
  const lines = new Uint32Array(kept);
  let to = 0;
  for (let row = 0; row < rowCount; row += 1) {
    if (gone.has(row)) continue;
    const from = row * columnCount;
    starts.set(table.starts.subarray(from, from + columnCount), to * columnCount);
    ends.set(table.ends.subarray(from, from + columnCount), to * columnCount);
    lines[to] = table.lines[row] ?? 0;
    to += 1;
  }
  return { bytes: table.bytes, starts, ends, lines, rowCount: kept, columnCount };
};

/** The buffers to transfer with the table; the sender can no longer use it. */
export const buffersOf = ({ bytes, starts, ends, lines }: Table): ArrayBuffer[] => [
  bytes.buffer,
  starts.buffer,
  ends.buffer,
  lines.buffer,
];
