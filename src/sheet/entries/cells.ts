/** Writes cells and row flags, adds rows, and keeps errors, changes and keys consistent. */
import { keyHash } from '../../spreadsheet/keyHash';
import type { Faults } from './faults';
import { growRows } from './rows';
import type { SheetState } from './state';
import type { EntryBase } from './types';

/** Rows processed between two pauses: one or two milliseconds. */
const stride = 8192;

export const createCells = (
  { columns, keyColumn, isStored, rows, texts, keys }: SheetState,
  faults: Faults,
) => {
  function* appending(base: EntryBase, isNew: boolean): Generator<undefined, number, undefined> {
    const first = rows.count;
    texts.append(base);
    growRows(rows, first + base.rowCount, columns.length);
    rows.isNew.fill(isNew ? 1 : 0, first, rows.count);
    rows.gone.fill(isNew ? 1 : 0, first, rows.count);
    if (isNew) rows.newCount += base.rowCount;
    yield;
    faults.checkAppended(first, base);
    yield;
    for (let row = first; row < rows.count; row += 1) {
      keys.load(row, base.keyHashes?.[row - first] ?? keyHash(texts.loaded(row, keyColumn)));
      if ((row - first + 1) % stride === 0) yield;
    }
    return first;
  }

  return {
    write: (row: number, column: number, text: string) => {
      rows.changedCells[row] = (rows.changedCells[row] ?? 0) + texts.write(row, column, text);
      rows.verdicts[row] = 0;
      faults.checkWritten(row, column, text);
      if (column !== keyColumn) return;
      keys.change(row, text);
      // The new key may belong to an incomplete record, or no longer belong to one.
      if (faults.isAnyIncomplete()) faults.checkRow(row);
    },
    flag: (row: number, flag: 'gone' | 'left', isSet: boolean) => {
      rows[flag][row] = isSet ? 1 : 0;
      keys.invalidate();
    },
    /** Makes the current texts the loaded texts. */
    settle: (row: number) => {
      texts.settle(row);
      rows.changedCells[row] = 0;
      rows.verdicts[row] = 1;
      if (isStored) faults.checkRow(row);
    },
    /** Adds rows and returns the number of the first. New rows count as removed until their flag is set. */
    append: (base: EntryBase, isNew: boolean): number => {
      const work = appending(base, isNew);
      for (;;) {
        const step = work.next();
        if (step.done === true) return step.value;
      }
    },
    /** The same in steps of a few milliseconds. Do not read the rows until it ends. */
    appending,
  };
};

export type Cells = ReturnType<typeof createCells>;
