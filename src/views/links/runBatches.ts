/** Sends batches with limited concurrency; each has its own outcome. */
import { runUnits, type UnitOutcome } from '../../batches/runUnits';
import type { Batch } from '../../schema/links';

/** Outcome of a batch. `unsent`: it was canceled before it was sent. */
export type Outcome =
  | {
      readonly type: 'done';
      readonly batch: Batch;
      /** Number of links that the platform reports as changed; null if it reports nothing. */
      readonly affected: number | null;
    }
  | { readonly type: 'failed'; readonly batch: Batch; readonly error: unknown }
  | { readonly type: 'unsent'; readonly batch: Batch };

export type SendBatch = (batch: Batch) => Promise<{ readonly affected: number | null }>;

interface Run {
  readonly batches: readonly Batch[];
  readonly send: SendBatch;
  /** Maximum number of concurrent calls. */
  readonly atOnce?: number;
  /** Cancels batches that have not been sent. Running calls finish, because the platform may have executed them. */
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
 * A failed batch does not stop the others and is not retried. The order is irrelevant, because no pair is in two
 * batches. Resolves to the outcomes in the order of the batches.
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
