/** Checks every cell of a file against the rule of its target (rules 5, Bulk row). */
import type { NumberStyle } from '../schema/numbers';
import type { CellRule } from '../schema/rules/cellRule';
import { breathe, sliceTime } from './breathe';
import { blankKeyHash, keyHashOfSpan } from './keyHash';
import { spanFault } from './spanFault';
import type { Table } from './table';

export interface CheckedColumn {
  readonly source: number;
  readonly rule: CellRule;
  /** Number format of the column; by default the user's. */
  readonly style?: NumberStyle | undefined;
}

export interface CheckPlan {
  /** First row of the table below the headers. */
  readonly firstRow: number;
  /** By target: the file column and its rule; null if no column is matched. */
  readonly columns: readonly (CheckedColumn | null)[];
  /** Index in `columns` of the key, which must be unique. */
  readonly keyColumn: number;
}

export interface CheckCounts {
  readonly rows: number;
  /** Number of rows with an error. */
  readonly faulty: number;
  /** By target: number of cells with an error. */
  readonly byColumn: readonly number[];
}

export interface Checked {
  readonly table: Table;
  /** One byte for each row from `firstRow` and each target: 1 for an error. */
  readonly faults: Uint8Array<ArrayBuffer>;
  /** `keyHash` of each row's key. */
  readonly keyHashes: Uint32Array<ArrayBuffer>;
  readonly counts: CheckCounts;
}

export interface Checking {
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal | undefined;
}

/** Rows between two readings of the clock. */
const rowsAtOnce = 256;

/** Checks the rows of a table, one block at a time. */
export const tableChecker = (table: Table, { firstRow, columns, keyColumn }: CheckPlan) => {
  const { bytes, starts, ends, columnCount } = table;
  const rows = Math.max(0, table.rowCount - firstRow);
  const width = columns.length;
  const faults = new Uint8Array(rows * width);
  const keyHashes = new Uint32Array(rows).fill(blankKeyHash);
  const byColumn = columns.map(() => 0);
  const isFaulty = new Uint8Array(rows);

  const checkColumn = (target: number, from: number, to: number): void => {
    const column = columns[target];
    if (!column) return;
    const fault = spanFault(column.rule, column.style);
    let found = 0;
    for (let row = from; row < to; row += 1) {
      const cell = (firstRow + row) * columnCount + column.source;
      if (!fault(bytes, starts[cell] ?? 0, ends[cell] ?? 0)) continue;
      faults[row * width + target] = 1;
      isFaulty[row] = 1;
      found += 1;
    }
    byColumn[target] = (byColumn[target] ?? 0) + found;
  };

  const hashKeys = (from: number, to: number): void => {
    const source = columns[keyColumn]?.source;
    if (source === undefined) return;
    for (let row = from; row < to; row += 1) {
      const cell = (firstRow + row) * columnCount + source;
      keyHashes[row] = keyHashOfSpan(bytes, starts[cell] ?? 0, ends[cell] ?? 0);
    }
  };

  return {
    rows,
    check: (from: number, to: number): void => {
      for (let target = 0; target < width; target += 1) checkColumn(target, from, to);
      hashKeys(from, to);
    },
    done: (): Checked => ({
      table,
      faults,
      keyHashes,
      counts: { rows, faulty: isFaulty.reduce((sum, one) => sum + one, 0), byColumn },
    }),
  };
};

/**
 * Checks all rows in slices, so that the page stays responsive. It does not use a worker: the table would have to be
 * transferred and would be lost if the worker is aborted or dies, and starting a worker takes longer than the check.
 * @throws {DOMException} AbortError when `signal` is aborted; the table is unchanged
 */
export const checkTable = async (
  table: Table,
  plan: CheckPlan,
  { onProgress, signal }: Checking = {},
): Promise<Checked> => {
  const { rows, check, done } = tableChecker(table, plan);
  let began = performance.now();
  for (let from = 0; from < rows; from += rowsAtOnce) {
    check(from, Math.min(rows, from + rowsAtOnce));
    if (performance.now() - began < sliceTime) continue;
    onProgress?.((from + rowsAtOnce) / rows);
    await breathe();
    signal?.throwIfAborted();
    began = performance.now();
  }
  return done();
};
