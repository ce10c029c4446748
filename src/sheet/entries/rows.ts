/** The state of each row in one or two bytes: a hundred thousand rows take two megabytes. */
import { longer } from './texts';

export interface Rows {
  count: number;
  /** Number of rows that were created in the sheet. */
  newCount: number;
  isNew: Uint8Array<ArrayBuffer>;
  /** Removed, or created and then undone. */
  gone: Uint8Array<ArrayBuffer>;
  left: Uint8Array<ArrayBuffer>;
  chosen: Uint8Array<ArrayBuffer>;
  /** Result of the last save: 1 saved, 2 failed. Reset when the row changes. */
  verdicts: Uint8Array<ArrayBuffer>;
  /** One byte per cell, row by row: 1 if it has an error. */
  faults: Uint8Array<ArrayBuffer>;
  faultCells: Uint16Array<ArrayBuffer>;
  changedCells: Uint16Array<ArrayBuffer>;
}

export const noRows = (): Rows => ({
  count: 0,
  newCount: 0,
  isNew: new Uint8Array(0),
  gone: new Uint8Array(0),
  left: new Uint8Array(0),
  chosen: new Uint8Array(0),
  verdicts: new Uint8Array(0),
  faults: new Uint8Array(0),
  faultCells: new Uint16Array(0),
  changedCells: new Uint16Array(0),
});

export const growRows = (rows: Rows, count: number, columnCount: number) => {
  rows.count = count;
  rows.isNew = longer(rows.isNew, count);
  rows.gone = longer(rows.gone, count);
  rows.left = longer(rows.left, count);
  rows.chosen = longer(rows.chosen, count);
  rows.verdicts = longer(rows.verdicts, count);
  rows.faults = longer(rows.faults, count * columnCount);
  rows.faultCells = longer(rows.faultCells, count);
  rows.changedCells = longer(rows.changedCells, count);
};

/** Whether the row is neither removed nor undone. */
export const isThere = ({ count, gone }: Rows, row: number): boolean =>
  row < count && gone[row] === 0;

/** Visits all rows in sheet order: loaded rows, then new ones. */
export const eachRow = ({ count, newCount, isNew }: Rows, visit: (row: number) => void) => {
  for (let row = 0; row < count; row += 1) if (isNew[row] === 0) visit(row);
  if (newCount === 0) return;
  for (let row = 0; row < count; row += 1) if (isNew[row] === 1) visit(row);
};

export const isEarlier = ({ isNew }: Rows, row: number, other: number): boolean =>
  isNew[row] === isNew[other] ? row < other : isNew[row] === 0;

/** Rows for which `is` returns true, in sheet order. */
export const rowsWhere = (rows: Rows, is: (row: number) => boolean): Uint32Array => {
  const found = new Uint32Array(rows.count);
  let count = 0;
  eachRow(rows, (row) => {
    if (!is(row)) return;
    found[count] = row;
    count += 1;
  });
  return found.slice(0, count);
};
