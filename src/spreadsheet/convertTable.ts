/** Replaces texts in some columns of a table: converted units and matched values. */
import { breathe, sliceTime } from './breathe';
import { cellText, type Table } from './table';

/** Converts the text of a cell. */
export type Converting = (text: string) => string;

/** Rows between two readings of the clock. */
const rowsAtOnce = 1024;
/** Maximum number of different texts per column whose results are cached. */
const mostKnown = 20_000;

/** Stores texts as bytes one after the other, in a buffer that doubles when full. */
const textRoom = () => {
  const encoder = new TextEncoder();
  let bytes = new Uint8Array(4096);
  let length = 0;
  return {
    add: (text: string): readonly [number, number] => {
      const needed = length + text.length * 3;
      if (needed > bytes.length) {
        const longer = new Uint8Array(Math.max(needed, bytes.length * 2));
        longer.set(bytes.subarray(0, length));
        bytes = longer;
      }
      const start = length;
      length += encoder.encodeInto(text, bytes.subarray(length)).written;
      return [start, length];
    },
    taken: () => bytes.subarray(0, length),
  };
};

/**
 * Converts the cells from `firstRow` on, by column, and replaces the given headers; in slices. Returns a new table.
 * @throws {DOMException} AbortError when `signal` is aborted
 */
export const convertTable = async (
  table: Table,
  {
    firstRow,
    columns,
    headings = new Map(),
  }: {
    readonly firstRow: number;
    readonly columns: ReadonlyMap<number, Converting>;
    readonly headings?: ReadonlyMap<number, string>;
  },
  signal?: AbortSignal,
): Promise<Table> => {
  if (columns.size === 0 && headings.size === 0) return table;
  const { rowCount, columnCount } = table;
  const starts = table.starts.slice();
  const ends = table.ends.slice();
  const room = textRoom();
  const behind = table.bytes.length;
  const put = (row: number, column: number, text: string): void => {
    const [start, end] = room.add(text);
    starts[row * columnCount + column] = behind + start;
    ends[row * columnCount + column] = behind + end;
  };
  if (firstRow > 0) for (const [column, text] of headings) put(firstRow - 1, column, text);
  let began = performance.now();
  for (const [column, convert] of columns) {
    const known = new Map<string, string>();
    for (let row = firstRow; row < rowCount; row += 1) {
      const text = cellText(table, row, column);
      if (text !== '') {
        const now = known.get(text) ?? convert(text);
        if (known.size < mostKnown) known.set(text, now);
        if (now !== text) put(row, column, now);
      }
      if ((row - firstRow) % rowsAtOnce !== rowsAtOnce - 1) continue;
      if (performance.now() - began < sliceTime) continue;
      await breathe();
      signal?.throwIfAborted();
      began = performance.now();
    }
  }
  const added = room.taken();
  const bytes = new Uint8Array(behind + added.length);
  bytes.set(table.bytes);
  bytes.set(added, behind);
  return { ...table, bytes, starts, ends };
};
