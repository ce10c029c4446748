/** Takes products that were added by a flash out of the zone again, a hundred at a time (rules 7, 9). */
import type { Pars } from '../../../dataProvider/calls/flash';
import type { Batch } from '../../schema/links';
import { runBatches, type SendBatch } from '../../views/links/runBatches';

const batch = 100;

/** Calls under way at one time: each parts a hundred links. */
const atOnce = 2;

export interface TakenBack {
  /** Of those asked for, in the zone no more. */
  readonly taken: number;
  /** Still there. */
  readonly left: readonly string[];
  /** Why, where a call was refused. */
  readonly error: unknown;
}

interface Asked {
  readonly zone: string;
  readonly products: readonly string[];
  readonly send: SendBatch;
  /** What the zone has now. */
  readonly readNow: () => Promise<Pars>;
}

export const takeBack = async ({ zone, products, send, readNow }: Asked): Promise<TakenBack> => {
  const batches = Array.from({ length: Math.ceil(products.length / batch) }, (_, at): Batch => ({
    isOn: false,
    pairs: products.slice(at * batch, (at + 1) * batch).map((product) => ({ zone, product })),
  }));
  const outcomes = await runBatches({ batches, send, atOnce });
  const failed = outcomes.flatMap((outcome) => (outcome.type === 'failed' ? [outcome] : []));
  // A call that failed may have happened after all: the platform is asked what is so now.
  const now = await readNow().catch(() => null);
  const left = now
    ? products.filter((id) => now.has(id))
    : failed.flatMap((outcome) => outcome.batch.pairs.map(({ product }) => product));
  return {
    taken: products.length - left.length,
    left,
    error: left.length === 0 ? null : failed[0]?.error,
  };
};
