/** Plans the calls for the requested changes (rules 7, Zone products). */
import { groupsOf } from '../../lib/util/groupsOf';
import { chunksOf } from '../../lib/batches/calls';
import type { LinkBatch, LinkEnd, Pair } from '../../schema/links';

export interface LinkChange {
  readonly pair: Pair;
  readonly isOn: boolean;
  /** Of a link that gets another amount than the default. */
  readonly amount?: number;
}

/** What one call sends: changes that are all additions or all removals. */
export const batchOf = (changes: readonly LinkChange[]): LinkBatch => {
  const isOn = changes[0]?.isOn === true;
  const batch = { isOn, pairs: changes.map(({ pair }) => pair) };
  if (!isOn || changes.every(({ amount }) => amount === undefined)) return batch;
  return { ...batch, amounts: changes.map(({ amount = 0 }) => amount) };
};

/** Ids are free text, so the key is JSON, which keeps any two pairs distinct. */
export const linkKeyOf = (pair: Pair): string => JSON.stringify(pair);

/** The last requested change of each pair, by the key of the link. */
export const lastChanges = <Change extends LinkChange>(
  changes: readonly Change[],
): ReadonlyMap<string, Change> =>
  new Map(changes.map((change) => [linkKeyOf(change.pair), change]));

// Covers pairs with few rectangles of ids × ids that contain every given pair once and no other. A removal
// removes every combination of its two lists (rules 7, Zone products), so a rectangle is what one call can remove.

/** The ids of both ends. */
type Rectangle = readonly [readonly string[], readonly string[]];

/** Ids of one end that have identical partners form a rectangle. */
const alikeBy = (end: LinkEnd, pairs: readonly Pair[]): readonly Rectangle[] => {
  const other = end === 0 ? 1 : 0;
  const rows = Array.from(
    groupsOf(pairs, (pair) => pair[end]),
    ([id, groupRows]) => ({ id, others: groupRows.map((pair) => pair[other]).sort() }),
  );
  const alikeRows = groupsOf(rows, ({ others }) => JSON.stringify(others));
  return Array.from(alikeRows.values(), (alike) => {
    const ids = alike.map(({ id }) => id);
    const [{ others }] = alike;
    return end === 0 ? [ids, others] : [others, ids];
  });
};

/** Connected groups of pairs that share ids; each group is divided separately. */
const connectedOf = (pairs: readonly Pair[]): readonly (readonly Pair[])[] => {
  const above = new Map<string, string>();
  const topOf = (node: string): string => {
    let top = node;
    for (let next = above.get(top); next !== undefined; next = above.get(top)) top = next;
    if (top !== node) above.set(node, top);
    return top;
  };
  for (const pair of pairs) {
    const [one, other] = [topOf(`0${pair[0]}`), topOf(`1${pair[1]}`)];
    if (one !== other) above.set(one, other);
  }
  return [...groupsOf(pairs, ([id]) => topOf(`0${id}`)).values()];
};

/** Cuts a rectangle into as few pieces of at most `most` pairs as possible. */
const cut = ([ones, others]: Rectangle, most: number): readonly Rectangle[] => {
  let best = { size: 1, pieces: Infinity };
  for (let size = 1; size <= Math.min(ones.length, most); size += 1) {
    const pieces =
      Math.ceil(ones.length / size) * Math.ceil(others.length / Math.floor(most / size));
    if (pieces < best.pieces) best = { size, pieces };
  }
  return chunksOf(ones, best.size).flatMap((some) =>
    chunksOf(others, Math.floor(most / best.size)).map((chunk) => [some, chunk] as const),
  );
};

/** The better of two divisions of a group: by ids of either end that have equal partners. */
const fewest = (heap: readonly Pair[], most: number): readonly Rectangle[] => {
  const cutBy = (end: LinkEnd) => alikeBy(end, heap).flatMap((rectangle) => cut(rectangle, most));
  const [one, other] = [cutBy(0), cutBy(1)];
  return one.length <= other.length ? one : other;
};

/** Returns the pairs of each rectangle, at most `most` each. The given pairs must be unique. */
export const rectanglesOf = (pairs: readonly Pair[], most: number): readonly (readonly Pair[])[] =>
  connectedOf(pairs)
    .flatMap((heap) => fewest(heap, most))
    .map(([ones, others]) => ones.flatMap((one) => others.map((other) => [one, other] as const)));

/** Maximum pairs per removal. The platform states no limit, but a single failed call should not affect too many. */
export const maxRemoved = 500;

/**
 * Each requested pair is in exactly one batch, and no other pair in any; a later change of a pair overrides an
 * earlier one. Additions have at most `batch` pairs; a removal is a complete rectangle.
 */
export const planBatches = <Change extends LinkChange>(
  changes: readonly Change[],
  batch: number,
): readonly (readonly Change[])[] => {
  const last = lastChanges(changes);
  const [added, removed]: [Change[], Pair[]] = [[], []];
  for (const change of last.values()) {
    if (change.isOn) added.push(change);
    else removed.push(change.pair);
  }
  return [
    ...chunksOf(added, batch),
    ...rectanglesOf(removed, maxRemoved).map((pairs) =>
      pairs.flatMap((pair) => last.get(linkKeyOf(pair)) ?? []),
    ),
  ];
};
