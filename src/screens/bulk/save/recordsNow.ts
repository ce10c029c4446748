/** Reads records again before a run undoes what was done to them. */
import type { Control } from '../../../lib/batches/control';
import type { Item } from '../../../lib/batches/rowState';
import { verdictOf } from '../../../lib/batches/verdict';
import { reasonOf } from '../../../lib/failures/reason';

interface Reading<Read> {
  readonly now: (ids: readonly string[]) => Promise<ReadonlyMap<string, Read>>;
  readonly control: Control;
}

/**
 * Returns the records by id; removed ones are missing. Null if they cannot be read: the run halts, because no row is
 * undone unchecked.
 */
export const recordsNow = async <Row extends { readonly id: string }, Read>(
  items: readonly Item<Row>[],
  { now, control }: Reading<Read>,
): Promise<ReadonlyMap<string, Read> | null> => {
  try {
    return await now(items.map(({ row: { id } }) => id));
  } catch (error) {
    const { type } = verdictOf(error, { count: items.length });
    control.halt(type === 'signedOut' || type === 'busy' ? type : 'offline');
    const reason = reasonOf(error);
    for (const item of items)
      item.state.faults = item.parts.slice(0, 1).map((part) => ({ part, reason }));
    return null;
  }
};
