/** Sends batches, a few at a time; each has its own outcome. */
import { runUnits, type UnitOutcome } from '../../batches/runUnits';
import type { Batch } from './pairs';

/** What became of a batch. `unsent`: it was called off before its turn came. */
export type Outcome =
  | {
      readonly type: 'done';
      readonly batch: Batch;
      /** Links the platform says it has changed; null where it says nothing. */
      readonly affected: number | null;
    }
  | { readonly type: 'failed'; readonly batch: Batch; readonly error: unknown }
  | { readonly type: 'unsent'; readonly batch: Batch };

export type SendBatch = (batch: Batch) => Promise<{ readonly affected: number | null }>;

interface Run {
  readonly batches: readonly Batch[];
  readonly send: SendBatch;
  /** Calls under way at one time. */
  readonly atOnce?: number;
  /** Calls off what has not left yet; what is under way is let finish, since it may have happened already. */
  readonly signal?: AbortSignal;
  readonly onOutcome?: (outcome: Outcome) => void;
}

const outcomeOf = (outcome: UnitOutcome<Batch, { readonly affected: number | null }>): Outcome => {
  const { type, unit: batch } = outcome;
  switch (type) {
    case 'done':
      return { type, batch, affected: outcome.result.affected };
    case 'failed':
      return { type, batch, error: outcome.error };
    case 'unsent':
      return { type, batch };
  }
};

/**
 * A failed batch stops no other and is not sent again. No order is kept: no pair stands in two batches.
 * Resolves to the outcomes in the batches' order.
 */
export const runBatches = async ({
  batches,
  send,
  onOutcome,
  ...rest
}: Run): Promise<readonly Outcome[]> => {
  const outcomes = await runUnits({
    ...rest,
    units: batches,
    work: send,
    onOutcome: (outcome) => onOutcome?.(outcomeOf(outcome)),
  });
  return outcomes.map(outcomeOf);
};
