/** Plans the calls for the requested changes (rules 7, Zone products). */
import { lastChanges, pairOf, type Batch, type Change } from './pairs';
import { rectanglesOf } from './rectangles';

export type { Batch } from './pairs';

/** Maximum pairs per removal. The platform states no limit, but a single failed call should not affect too many. */
export const maxRemoved = 500;

/**
 * Each requested pair is in exactly one batch, and no other pair in any; a later change of a pair overrides an
 * earlier one. Additions have at most `batch` pairs; a removal is a complete rectangle of zones and products.
 */
export const planBatches = (changes: readonly Change[], batch: number): readonly Batch[] => {
  const last = lastChanges(changes);
  const added = last.filter(({ isOn }) => isOn).map(pairOf);
  const removed = last.filter(({ isOn }) => !isOn).map(pairOf);
  const additions = Array.from({ length: Math.ceil(added.length / batch) }, (_, at) => ({
    isOn: true,
    pairs: added.slice(at * batch, (at + 1) * batch),
  }));
  return [
    ...additions,
    ...rectanglesOf(removed, maxRemoved).map((pairs) => ({ isOn: false, pairs })),
  ];
};
