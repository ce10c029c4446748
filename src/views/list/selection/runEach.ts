import type { RaRecord } from 'react-admin';
import type { FacingsDataProvider } from '../../../../dataProvider';
import { settleEach, usualCalls } from '../../../lib/batches/calls';
import { holdPage } from '../../../lib/batches/holdPage';
import { isNotFound } from '../../../lib/failures/failures';
import type { ParentIds } from '../../../schema/routes';
import { parentMeta } from '../../place/placeContext';

interface RunEach {
  readonly items: readonly RaRecord[];
  readonly work: (record: RaRecord) => Promise<unknown>;
  /** Records whose turn did not come before it is aborted are left. */
  readonly signal: AbortSignal;
  readonly onOutcome: () => void;
}

/** Does something with each record, a few at a time. `left`: those that failed or were not sent, in order. */
export const runEach = async ({ items, work, signal, onOutcome }: RunEach) => {
  const outcomes = await holdPage(() =>
    settleEach({ items, work, atOnce: usualCalls, signal, onOutcome }),
  );
  return {
    done: outcomes.flatMap(({ type, item }) => (type === 'done' ? [item] : [])),
    left: outcomes.flatMap(({ type, item }) => (type === 'done' ? [] : [item])),
    failures: outcomes.flatMap((outcome) =>
      outcome.type === 'failed' ? [{ record: outcome.item, error: outcome.error }] : [],
    ),
  };
};

/** Removes a record by its own call; one that is gone counts as removed (rules R47). */
export const removeRecord = async (
  provider: Pick<FacingsDataProvider, 'delete'>,
  { name, within }: { readonly name: string; readonly within: ParentIds },
  record: RaRecord,
): Promise<void> => {
  try {
    await provider.delete(name, { id: record.id, previousData: record, ...parentMeta(within) });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
};
