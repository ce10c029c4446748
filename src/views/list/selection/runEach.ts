import type { RaRecord } from 'react-admin';
import type { FacingsDataProvider } from '../../../../dataProvider';
import { settleEach, usualCalls } from '../../../lib/batches/calls';
import { holdPage } from '../../../lib/batches/holdPage';
import { isNotFound } from '../../../lib/failures/failures';
import type { ParentIds } from '../../../schema/routes';
import { parentMeta } from '../../place/placeContext';

interface Sending {
  /** Records whose turn did not come before it is aborted are left. */
  readonly signal: AbortSignal;
  readonly onOutcome: () => void;
}

interface RecordFailure {
  readonly record: RaRecord;
  readonly error?: unknown;
  /** Says it instead of the error. */
  readonly reason?: string;
}

interface EachReport {
  readonly done: readonly RaRecord[];
  /** Those that failed or were not sent, in order. */
  readonly left: readonly RaRecord[];
  readonly failures: readonly RecordFailure[];
  /** Why it waits for the person. */
  readonly halt?: string;
}

export type SendAll = (records: readonly RaRecord[], sending: Sending) => Promise<EachReport>;

/** Does something with each record, a few at a time. */
export const eachRecord =
  (work: (record: RaRecord) => Promise<unknown>): SendAll =>
  async (items, { signal, onOutcome }) => {
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
