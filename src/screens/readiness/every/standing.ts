/** Where an organization belongs in the list of all, by what is known of its readiness. */
import type { ReadinessLine, Standing } from '../line';

export const isStandingComplete = ({ done, total }: Standing): boolean => done === total;

/** Incomplete lines, required ones first. */
export const openLines = (lines: readonly ReadinessLine[]): readonly ReadinessLine[] => [
  ...lines.filter(({ state }) => state === 'missing'),
  ...lines.filter(({ state }) => state === 'warning'),
];

/** Number of organizations that one step of the list checks. */
export const batchSize = 10;

const rankOf = (standing: Standing): number => {
  if (standing.missing > 0) return 0;
  if (standing.failed > 0) return 1;
  return standing.recommended > 0 ? 2 : 3;
};

/** Where each organization belongs among those that were checked with it; without an entry it is still checked. */
export type Ranks = ReadonlyMap<string, number>;

interface Row {
  readonly id: string;
}

const batchesOf = <T extends Row>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / batchSize) }, (_, at) =>
    all.slice(at * batchSize, (at + 1) * batchSize),
  );

/**
 * Ranks the batches that are known now. A rank never changes again: people read the list, so later answers fill in and
 * move nothing. Returns the same map if there is nothing to add.
 */
export const withRanks = (
  all: readonly Row[],
  known: ReadonlyMap<string, Standing>,
  before: Ranks,
): Ranks => {
  const added = batchesOf(all).flatMap((batch) => {
    if (batch.every(({ id }) => before.has(id))) return [];
    const standings = batch.flatMap(({ id }) => known.get(id) ?? []);
    if (standings.length < batch.length) return [];
    return batch.flatMap(({ id }, at) => {
      const own = standings[at];
      return own && !before.has(id) ? [[id, rankOf(own)] as const] : [];
    });
  });
  return added.length === 0 ? before : new Map([...before, ...added]);
};

/** Each batch stays where it is, and has those with something missing first. */
export const inOrder = <T extends Row>(all: readonly T[], ranks: Ranks): readonly T[] =>
  batchesOf(all).flatMap((batch) =>
    batch.toSorted((one, other) => (ranks.get(one.id) ?? 0) - (ranks.get(other.id) ?? 0)),
  );
