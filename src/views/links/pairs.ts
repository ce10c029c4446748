/** Pairs of a zone and a product, and the requested changes. */
import type { Pair } from '../../schema/links';

export type { Batch, LinkEnd, Pair } from '../../schema/links';

export type Change = Pair & { readonly isOn: boolean };

/** Ids are free text, so the key is JSON, which keeps any two pairs distinct. */
export const keyOf = ({ zone, product }: Pair): string => JSON.stringify([zone, product]);

export const pairOf = ({ zone, product }: Pair): Pair => ({ zone, product });

/** Keeps the last requested change of each pair. */
export const lastChanges = (changes: readonly Change[]): readonly Change[] => [
  ...new Map(changes.map((change) => [keyOf(change), change])).values(),
];
