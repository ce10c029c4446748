/** What is known of each row, a byte or two apiece: a hundred thousand rows take two megabytes. */
import { longer } from './arrays';

export interface Rows {
  count: number;
  /** How many of them were made in the sheet. */
  newCount: number;
  isNew: Uint8Array<ArrayBuffer>;
  /** Taken out, or made and undone. */
  gone: Uint8Array<ArrayBuffer>;
  left: Uint8Array<ArrayBuffer>;
  chosen: Uint8Array<ArrayBuffer>;
  /** 1: saved, 2: failed; of the last saving, until the row is changed. */
  verdicts: Uint8Array<ArrayBuffer>;
  /** A byte for each cell, row by row: 1 where it holds a fault. */
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

/** Neither taken out nor undone. */
export const isThere = ({ count, gone }: Rows, row: number): boolean =>
  row < count && gone[row] === 0;

/** All rows in the order in which they stand: those loaded, then those made here. */
export const eachRow = ({ count, newCount, isNew }: Rows, visit: (row: number) => void) => {
  for (let row = 0; row < count; row += 1) if (isNew[row] === 0) visit(row);
  if (newCount === 0) return;
  for (let row = 0; row < count; row += 1) if (isNew[row] === 1) visit(row);
};

export const isEarlier = ({ isNew }: Rows, row: number, other: number): boolean =>
  isNew[row] === isNew[other] ? row < other : isNew[row] === 0;

/** Rows of which `is` holds, in the order in which they stand. */
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
