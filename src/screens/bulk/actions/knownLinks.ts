/** Which zones products are known to be in: from loading, and from checks. */
import type { LinkWithAmount, Pair } from '../../../schema/links';
import { createListeners } from '../../../lib/util/listeners';
import { linkKeyOf } from '../../../views/links/planBatches';

export const createKnownLinks = () => {
  /** By product and zone, whether it is in it. */
  const products = new Map<string, Map<string, boolean>>();
  /** Products whose other zones are known, too: they are in none of them. */
  const whole = new Set<string>();
  /** Amounts of links, from before they are changed. */
  const amounts = new Map<string, number>();
  const listeners = createListeners();
  let version = 0;

  const note = ([zone, product]: Pair, isIn: boolean) => {
    products.set(product, (products.get(product) ?? new Map<string, boolean>()).set(zone, isIn));
  };
  return {
    isIn: (product: string, zone: string): boolean | undefined =>
      products.get(product)?.get(zone) ?? (whole.has(product) ? false : undefined),
    /** Whether all zones of the product are known. */
    isWhole: (product: string): boolean => whole.has(product),
    /** Zones that the product is known to be in. */
    zonesOf: (product: string): readonly string[] =>
      [...(products.get(product) ?? [])].flatMap(([zone, isIn]) => (isIn ? [zone] : [])),
    /** Sets all zones of a product when it is loaded. */
    learnAll: (product: string, zones: readonly string[]) => {
      if (zones.length === 0) products.delete(product);
      else products.set(product, new Map(zones.map((zone) => [zone, true])));
      whole.add(product);
    },
    /** Sets the result of a check: of the pairs `asked`, exactly those in `joined` are linked. */
    learn: (checked: readonly Pair[], joined: readonly Pair[]) => {
      for (const pair of checked) note(pair, false);
      for (const pair of joined) note(pair, true);
      version += 1;
      listeners.tell();
    },
    amountOf: (product: string, zone: string): number | undefined =>
      amounts.get(linkKeyOf([zone, product])),
    learnAmounts: (found: readonly LinkWithAmount[]) => {
      for (const { pair, amount } of found) amounts.set(linkKeyOf(pair), amount);
    },
    subscribe: listeners.subscribe,
    version: () => version,
  };
};

export type KnownLinks = ReturnType<typeof createKnownLinks>;
