/** Which zones products are known to be in: from loading, and from checks. */
import type { Pair } from '../../../schema/links';
import { createListeners } from '../../../schema/listeners';

export interface KnownLinks {
  /** Undefined if unknown. */
  readonly isIn: (product: string, zone: string) => boolean | undefined;
  /** Zones that the product is known to be in. */
  readonly zonesOf: (product: string) => readonly string[];
  /** Sets all zones of a product when it is loaded. */
  readonly learnAll: (product: string, zones: readonly string[]) => void;
  /** Sets the result of a check: of the pairs `asked`, exactly those in `joined` are linked. */
  readonly learn: (asked: readonly Pair[], joined: readonly Pair[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly version: () => number;
}

export const createKnownLinks = (): KnownLinks => {
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
    isIn: (product, zone) => learnt.get(product)?.get(zone) ?? loaded.get(product)?.has(zone),
    zonesOf: (product) => {
      const zones = new Set(loaded.get(product));
      for (const [zone, isIn] of learnt.get(product) ?? []) {
        if (isIn) zones.add(zone);
        else zones.delete(zone);
      }
      return [...zones];
    },
    learnAll: (product, zones) => {
      loaded.set(product, new Set(zones));
      learnt.delete(product);
    },
    learn: (asked, joined) => {
      for (const pair of asked) note(pair, false);
      for (const pair of joined) note(pair, true);
      tell();
    },
    subscribe: listeners.subscribe,
    version: () => version,
  };
};
