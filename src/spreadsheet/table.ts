/**
 * A table as it was read from a file. Every cell is a span of one buffer of UTF-8, so that a hundred thousand rows
 * cross from the worker without a copy, and only what is looked at becomes a string.
 */
export interface Table {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Begin and end in `bytes` of cell `row * columnCount + column`. Two cells may share a span. */
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly ends: Uint32Array<ArrayBuffer>;
  readonly rowCount: number;
  readonly columnCount: number;
  /** Line of the text file, or row of the workbook's sheet, counted from 1, at which each row begins. */
  readonly lines: Uint32Array<ArrayBuffer>;
}

const decoder = new TextDecoder();

/** Shorter than this, a cell of ASCII is faster put together by hand than by the decoder. */
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

/** Text of a cell, as it stands in the file; '' outside the table. */
export const cellText = (table: Table, row: number, column: number): string => {
  if (row < 0 || row >= table.rowCount || column < 0 || column >= table.columnCount) return '';
  const cell = row * table.columnCount + column;
  return decodeSpan(table.bytes, table.starts[cell] ?? 0, table.ends[cell] ?? 0);
};

/** The buffers to hand over with the table; whoever posts it has it no more. */
export const buffersOf = ({ bytes, starts, ends, lines }: Table): ArrayBuffer[] => [
  bytes.buffer,
  starts.buffer,
  ends.buffer,
  lines.buffer,
];
