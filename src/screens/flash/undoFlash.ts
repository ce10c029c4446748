/** Removes products added by a flash from the zone, a hundred at a time (rules 7, 9). */
import type { Pars } from '../../../dataProvider/calls/flash';
import { chunksOf, settleEach } from '../../lib/batches/calls';
import { holdPage } from '../../lib/batches/holdPage';
import type { LinkBatch, SendBatch } from '../../schema/links';

const batch = 100;

/** Concurrent calls; each removes a hundred links. */
const concurrency = 2;

export interface UndoResult {
  /** Of the requested products: those no longer in the zone. */
  readonly taken: number;
  /** Products still in the zone. */
  readonly left: readonly string[];
  /** The reason if a call was rejected. */
  readonly error: unknown;
}

interface UndoRequest {
  readonly zone: string;
  readonly products: readonly string[];
  readonly send: SendBatch;
  /** Reads the zone's current products. */
  readonly readNow: () => Promise<Pars>;
}

export const undoFlash = async ({
  zone,
  products,
  send,
  readNow,
}: UndoRequest): Promise<UndoResult> => {
  const items = chunksOf(products, batch).map((some): LinkBatch => ({
    isOn: false,
    pairs: some.map((product) => [zone, product] as const),
  }));
  const outcomes = await holdPage(() => settleEach({ items, work: send, atOnce: concurrency }));
  const failed = outcomes.flatMap((outcome) => (outcome.type === 'failed' ? [outcome] : []));
  // A failed call may have been executed, so the current state is read.
  const now = await readNow().catch(() => null);
  const left = now
    ? products.filter((id) => now.has(id))
    : failed.flatMap((outcome) => outcome.item.pairs.map(([, product]) => product));
  return {
    taken: products.length - left.length,
    left,
    error: left.length === 0 ? null : failed[0]?.error,
  };
};
