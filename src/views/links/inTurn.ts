import type { Pair } from '../../schema/links';
import { linkKeyOf } from './planBatches';

/** The last call of each link that has one running. */
const running = new Map<string, Promise<unknown>>();

/**
 * Runs calls about the same link one after another: a platform may execute concurrent ones in any order, and a par that
 * arrives after a removal would add the link again.
 */
export const inTurn = async <T>(pairs: readonly Pair[], call: () => Promise<T>): Promise<T> => {
  const keys = pairs.map(linkKeyOf);
  const earlier = keys.flatMap((key) => running.get(key) ?? []);
  const task = earlier.length === 0 ? call() : Promise.allSettled(earlier).then(call);
  for (const key of keys) running.set(key, task);
  try {
    return await task;
  } finally {
    for (const key of keys) if (running.get(key) === task) running.delete(key);
  }
};
