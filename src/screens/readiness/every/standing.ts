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

const unknownRank = 4;

const rankOf = (standing: Standing): number => {
  if (standing.missing > 0) return 0;
  if (standing.failed > 0) return 1;
  return standing.recommended > 0 ? 2 : 3;
};

/** Ids of the batches that are known, so that their order is final. */
export const settledIds = (
  all: readonly { readonly id: string }[],
  known: ReadonlyMap<string, Standing>,
): ReadonlySet<string> => {
  const settled = new Set<string>();
  for (let at = 0; at < all.length; at += batchSize) {
    const batch = all.slice(at, at + batchSize);
    if (batch.every(({ id }) => known.has(id))) for (const { id } of batch) settled.add(id);
  }
  return settled;
};

/**
 * The organizations in the order of the list: those with something missing first. Ten that are still being checked stay
 * together at the end, so that rows move once and not with every response.
 */
export const inOrder = <T extends { readonly id: string }>(
  all: readonly T[],
  known: ReadonlyMap<string, Standing>,
): readonly T[] => {
  const ranks = new Map<string, number>();
  for (let at = 0; at < all.length; at += batchSize) {
    const batch = all.slice(at, at + batchSize);
    const standings = batch.flatMap(({ id }) => known.get(id) ?? []);
    batch.forEach(({ id }, place) => {
      const own = standings.length === batch.length ? standings[place] : undefined;
      ranks.set(id, own ? rankOf(own) : unknownRank);
    });
  }
  const of = ({ id }: T) => ranks.get(id) ?? unknownRank;
  return all.toSorted((one, other) => of(one) - of(other));
};
