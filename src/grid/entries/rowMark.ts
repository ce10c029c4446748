/** The mark in a row's header. New rows show their outcome; stored rows show what was changed. */
import type { Outcome } from '../entriesTypes';
import type { RowMark } from '../types';
import type { Rows } from './rows';

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
