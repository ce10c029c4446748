import type { FacingsDataProvider } from '../../../dataProvider';
import type { LinkBatch, LinkCalls, Pair } from '../../schema/links';
import type { MatrixCellState } from './model';
import type { MatrixStore } from './store';

interface KeepAmounts {
  readonly links: Pick<FacingsDataProvider['links'], 'amountsAt'>;
  readonly calls: LinkCalls;
  readonly store: Pick<MatrixStore, 'hasAmounts' | 'keepAmount'>;
  readonly cellOf: (pair: Pair) => MatrixCellState;
}

/** Reads the amounts of links before they are removed, because undo restores them and the platform forgets them. */
export const keepAmounts = async (
  { isOn, pairs }: LinkBatch,
  { links, calls, store, cellOf }: KeepAmounts,
): Promise<void> => {
  if (isOn || !calls.amount) return;
  const unknown = pairs.filter((pair) => !store.hasAmounts(cellOf(pair).column));
  if (unknown.length === 0) return;
  for (const { pair, amount } of await links.amountsAt(calls, unknown))
    store.keepAmount({ ...cellOf(pair), amount });
};
