/** Which zones products are known to be in: from loading, and from checks. */
import type { Pair } from '../../../schema/links';
import { createListeners } from '../../../schema/listeners';

export const createKnownLinks = () => {
  const loaded = new Map<string, ReadonlySet<string>>();
  /** By product, then by zone: results since loading. */
  const learnt = new Map<string, Map<string, boolean>>();
  const listeners = createListeners();
  let version = 0;

  const note = ([zone, product]: Pair, isIn: boolean) => {
    const own = learnt.get(product) ?? new Map<string, boolean>();
    own.set(zone, isIn);
    learnt.set(product, own);
  };
  const tell = () => {
    version += 1;
    listeners.tell();
  };
  return {
    /** Undefined if unknown. */
    isIn: (product: string, zone: string): boolean | undefined =>
      learnt.get(product)?.get(zone) ?? loaded.get(product)?.has(zone),
    /** Zones that the product is known to be in. */
    zonesOf: (product: string): readonly string[] => {
      const zones = new Set(loaded.get(product));
      for (const [zone, isIn] of learnt.get(product) ?? []) {
        if (isIn) zones.add(zone);
        else zones.delete(zone);
      }
      return [...zones];
    },
    /** Sets all zones of a product when it is loaded. */
    learnAll: (product: string, zones: readonly string[]) => {
      loaded.set(product, new Set(zones));
      learnt.delete(product);
    },
    /** Sets the result of a check: of the pairs `asked`, exactly those in `joined` are linked. */
    learn: (asked: readonly Pair[], joined: readonly Pair[]) => {
      for (const pair of asked) note(pair, false);
      for (const pair of joined) note(pair, true);
      tell();
    },
    subscribe: listeners.subscribe,
    version: () => version,
  };
};

export type KnownLinks = ReturnType<typeof createKnownLinks>;
