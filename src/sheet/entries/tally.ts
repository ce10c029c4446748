import type { EntryCounts, Outcome } from './types';
import type { RowMark } from '../types';
import type { KeyIndex } from './keyIndex';
import type { Rows } from './rows';

/** The outcome of each row, and the number of rows per outcome (rules 5, Bulk row). */
export const createOutcome =
  ({
    rows,
    keys,
    isStored,
    isBegun,
  }: {
    rows: Rows;
    keys: KeyIndex;
    isStored: boolean;
    isBegun: (row: number) => boolean;
  }) =>
  (row: number): Outcome => {
    if (rows.left[row] === 1 || rows.gone[row] !== 0) return 'left';
    if (rows.isNew[row] === 1 && rows.changedCells[row] === 0) return 'blank';
    if (rows.faultCells[row] !== 0) return 'invalid';
    if (keys.isDuplicate(row)) return 'duplicate';
    if (isStored || !keys.isExisting(row)) return 'create';
    return isBegun(row) ? 'complete' : 'exists';
  };

/** Counts all rows in one pass; one or two milliseconds for a hundred thousand. */
export const tally = (
  rows: Rows,
  outcomeOf: (row: number) => Outcome,
  shown: number,
): EntryCounts => {
  const byOutcome = {
    create: 0,
    complete: 0,
    exists: 0,
    duplicate: 0,
    invalid: 0,
    blank: 0,
    left: 0,
  };
  let [alive, chosen, changed] = [0, 0, 0];
  for (let row = 0; row < rows.count; row += 1) {
    if (rows.gone[row] === 1) continue;
    alive += 1;
    chosen += rows.chosen[row] ?? 0;
    if (rows.changedCells[row] !== 0) changed += 1;
    byOutcome[outcomeOf(row)] += 1;
  }
  return { rows: alive, shown, chosen, changed, byOutcome };
};

/** The mark in a row's header. New rows show their outcome; stored rows show what was changed. */
const verdicts: readonly RowMark[] = ['none', 'saved', 'failed'];

export const rowMark = ({
  rows,
  row,
  isStored,
  outcomeOf,
}: {
  readonly rows: Rows;
  readonly row: number;
  readonly isStored: boolean;
  readonly outcomeOf: (row: number) => Outcome;
}): RowMark => {
  const verdict = rows.verdicts[row] ?? 0;
  if (verdict !== 0) return verdicts[verdict] ?? 'none';
  const outcome = outcomeOf(row);
  if (outcome === 'left' || outcome === 'blank') return 'none';
  if (!isStored || outcome !== 'create') return outcome;
  return rows.changedCells[row] === 0 ? 'none' : 'changed';
};
