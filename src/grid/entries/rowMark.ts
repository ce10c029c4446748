/** The sign at the head of a row. Rows to be made say what will become of them; stored ones, what was done to them. */
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
