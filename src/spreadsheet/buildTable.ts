import type { Table } from './table';

/** Stores texts in a buffer that doubles when full. */
const arena = () => {
  const encoder = new TextEncoder();
  let bytes = new Uint8Array(1 << 16);
  let length = 0;
  return {
    /** Adds a text and returns its end; it starts at the end of the previous text. */
    add: (text: string): number => {
      // A UTF-16 unit is at most three bytes of UTF-8.
      const needed = length + text.length * 3;
      if (needed > bytes.length) {
        const larger = new Uint8Array(Math.max(needed, bytes.length * 2));
        larger.set(bytes.subarray(0, length));
        bytes = larger;
      }
      length += encoder.encodeInto(text, bytes.subarray(length)).written;
      return length;
    },
    taken: () => bytes.slice(0, length),
  };
};

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
  let from = 0;
  const spanOf = (text: string): readonly [number, number] => {
    const before = known.get(text);
    if (before) return before;
    const span = [from, texts.add(text)] as const;
    from = span[1];
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
  return { bytes: texts.taken(), starts, ends, rowCount, columnCount, lines };
};
