/** Sends batches, a few at a time; each has its own outcome. */
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

/**
 * A failed batch stops no other and is not sent again. No order is kept: no pair stands in two batches.
 * Resolves to the outcomes in the batches' order.
 */
export const runBatches = async ({
  batches,
  send,
  atOnce = 4,
  signal,
  onOutcome,
}: Run): Promise<readonly Outcome[]> => {
  const outcomes: Outcome[] = [];
  const left = batches.entries();

  const attempt = async (batch: Batch): Promise<Outcome> => {
    if (signal?.aborted) return { type: 'unsent', batch };
    try {
      const { affected } = await send(batch);
      return { type: 'done', batch, affected };
    } catch (error) {
      return { type: 'failed', batch, error };
    }
  };
  const lane = async (): Promise<void> => {
    for (const [at, batch] of left) {
      const outcome = await attempt(batch);
      outcomes[at] = outcome;
      onOutcome?.(outcome);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, batches.length) }, lane));
  return outcomes;
};
