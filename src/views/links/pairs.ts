/** Pairs of a zone and a product, and what is wanted of them. */
import type { Pair } from '../../schema/links';

export type { Batch, LinkEnd, Pair } from '../../schema/links';

export type Change = Pair & { readonly isOn: boolean };

/** Ids are free texts: JSON keeps two of them apart whatever they hold. */
export const keyOf = ({ zone, product }: Pair): string => JSON.stringify([zone, product]);

export const pairOf = ({ zone, product }: Pair): Pair => ({ zone, product });

/** What is wanted in the end: a later change of a pair takes the place of an earlier one. */
export const lastChanges = (changes: readonly Change[]): readonly Change[] => [
  ...new Map(changes.map((change) => [keyOf(change), change])).values(),
];
