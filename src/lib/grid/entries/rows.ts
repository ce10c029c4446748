/** The state of each row in one or two bytes: a hundred thousand rows take two megabytes. */

type Numbers =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>;

/** Returns the array if it is long enough, else a copy with at least double its length. New elements are 0. */
export const longer = <Array extends Numbers>(array: Array, length: number): Array => {
  if (length <= array.length) return array;
  const Kind = array.constructor as new (length: number) => Array;
  const grown = new Kind(Math.max(length, array.length * 2));
  grown.set(array);
  return grown;
};

export const createRows = () => ({
  count: 0,
  /** Number of rows that were created in the sheet. */
  newCount: 0,
  isNew: new Uint8Array(0),
  /** Removed, or created and then undone. */
  gone: new Uint8Array(0),
  /** Excluded by the user. */
  left: new Uint8Array(0),
  chosen: new Uint8Array(0),
  /** Result of the last save: 1 saved, 2 failed. Reset when the row changes. */
  verdicts: new Uint8Array(0),
  /** One byte per cell, row by row: 1 if it has an error. */
  faults: new Uint8Array(0),
  faultCells: new Uint16Array(0),
  changedCells: new Uint16Array(0),
});

export type Rows = ReturnType<typeof createRows>;

export const growRows = (rows: Rows, count: number, columnCount: number) => {
  rows.count = count;
  for (const name of ['isNew', 'gone', 'left', 'chosen', 'verdicts'] as const) {
    rows[name] = longer(rows[name], count);
  }
  rows.faults = longer(rows.faults, count * columnCount);
  rows.faultCells = longer(rows.faultCells, count);
  rows.changedCells = longer(rows.changedCells, count);
};

/** Whether the row is neither removed nor undone. */
export const isThere = ({ count, gone }: Rows, row: number): boolean =>
  row < count && gone[row] === 0;

/** Whether nothing is typed in a new row. */
export const isUntyped = ({ isNew, changedCells }: Rows, row: number): boolean =>
  isNew[row] === 1 && changedCells[row] === 0;

/** Visits all rows in sheet order: loaded rows, then new ones. */
export const eachRow = ({ count, newCount, isNew }: Rows, visit: (row: number) => void) => {
  for (let row = 0; row < count; row += 1) if (isNew[row] === 0) visit(row);
  if (newCount === 0) return;
  for (let row = 0; row < count; row += 1) if (isNew[row] === 1) visit(row);
};

/** Rows that are there and for which `is` returns true, in sheet order. */
export const rowsWhere = (
  rows: Rows,
  is: (row: number) => boolean = () => true,
): Uint32Array<ArrayBuffer> => {
  const found = new Uint32Array(rows.count);
  let count = 0;
  eachRow(rows, (row) => {
    if (rows.gone[row] !== 0 || !is(row)) return;
    found[count] = row;
    count += 1;
  });
  return found.slice(0, count);
};
