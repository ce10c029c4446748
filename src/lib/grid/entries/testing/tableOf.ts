/** Creates a table from texts, as a worker would send it. */
import type { Table } from '../../../tables/table';

export const tableOf = (texts: readonly (readonly string[])[]): Table => {
  const columnCount = texts[0]?.length ?? 0;
  const encoder = new TextEncoder();
  const starts: number[] = [];
  const ends: number[] = [];
  const bytes: number[] = [];
  for (const row of texts) {
    for (const text of row) {
      starts.push(bytes.length);
      bytes.push(...encoder.encode(text));
      ends.push(bytes.length);
    }
  }
  return {
    bytes: Uint8Array.from(bytes),
    starts: Uint32Array.from(starts),
    ends: Uint32Array.from(ends),
    rowCount: texts.length,
    columnCount,
    lines: Uint32Array.from(texts, (_, row) => row + 1),
  };
};
