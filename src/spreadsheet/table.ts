import { arena } from './growing';

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

/** Text of a cell, exactly as in the file; '' outside the table. */
export const cellText = (table: Table, row: number, column: number): string => {
  if (row < 0 || row >= table.rowCount || column < 0 || column >= table.columnCount) return '';
  const cell = row * table.columnCount + column;
  return decodeSpan(table.bytes, table.starts[cell] ?? 0, table.ends[cell] ?? 0);
};

/** The buffers to transfer with the table; the sender can no longer use it. */
export const buffersOf = ({ bytes, starts, ends, lines }: Table): ArrayBuffer[] => [
  bytes.buffer,
  starts.buffer,
  ends.buffer,
  lines.buffer,
];

/**
 * A table of strings, for old workbooks and pasted text. Short rows are padded with empty cells. Equal texts are stored
 * once.
 */
export const buildTable = (
  rows: readonly (readonly string[])[],
  lineOf: (row: number) => number = (row) => row + 1,
): Table => {
  const rowCount = rows.length;
  const columnCount = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const starts = new Uint32Array(rowCount * columnCount);
  const ends = new Uint32Array(rowCount * columnCount);
  const texts = arena();
  const known = new Map<string, readonly [number, number]>();
  const spanOf = (text: string): readonly [number, number] => {
    const before = known.get(text);
    if (before) return before;
    const span = [texts.addText(text), texts.length] as const;
    known.set(text, span);
    return span;
  };
  rows.forEach((row, at) => {
    row.forEach((text, column) => {
      if (text === '') return;
      const [start, end] = spanOf(text);
      starts[at * columnCount + column] = start;
      ends[at * columnCount + column] = end;
    });
  });
  const lines = Uint32Array.from(rows, (_, row) => lineOf(row));
  return { bytes: texts.done(), starts, ends, rowCount, columnCount, lines };
};
