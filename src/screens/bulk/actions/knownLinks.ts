/** Which zones products are known to be in: from loading, and from checks. */
import type { Pair } from '../../../schema/links';
import { createListeners } from '../../../schema/listeners';

interface Known {
  /** Whether it is in a zone, by zone. */
  readonly zones: Map<string, boolean>;
  /** Zones that are not listed are known, too: it is in none of them. */
  readonly isWhole: boolean;
}

export const createKnownLinks = () => {
  const products = new Map<string, Known>();
  const listeners = createListeners();
  let version = 0;

  const note = ([zone, product]: Pair, isIn: boolean) => {
    const own = products.get(product) ?? { zones: new Map<string, boolean>(), isWhole: false };
    own.zones.set(zone, isIn);
    products.set(product, own);
  };
  return {
    /** Undefined if unknown. */
    isIn: (product: string, zone: string): boolean | undefined => {
      const own = products.get(product);
      return own?.zones.get(zone) ?? (own?.isWhole === true ? false : undefined);
    },
    /** Zones that the product is known to be in. */
    zonesOf: (product: string): readonly string[] =>
      [...(products.get(product)?.zones ?? [])].flatMap(([zone, isIn]) => (isIn ? [zone] : [])),
    /** Sets all zones of a product when it is loaded. */
    learnAll: (product: string, zones: readonly string[]) => {
      const isIn = new Map(zones.map((zone) => [zone, true]));
      products.set(product, { zones: isIn, isWhole: true });
    },
    /** Sets the result of a check: of the pairs `asked`, exactly those in `joined` are linked. */
    learn: (asked: readonly Pair[], joined: readonly Pair[]) => {
      for (const pair of asked) note(pair, false);
      for (const pair of joined) note(pair, true);
      version += 1;
      listeners.tell();
    },
    subscribe: listeners.subscribe,
    version: () => version,
  };
};

export type KnownLinks = ReturnType<typeof createKnownLinks>;
