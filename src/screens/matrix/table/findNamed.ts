import { plainKey } from '../../../lib/text/plainText';

/** Where a text of a table leads: an index, or the number of items that it could mean. */
export type NamedItem =
  | { readonly type: 'one'; readonly at: number }
  | { readonly type: 'none' }
  | { readonly type: 'many'; readonly count: number };

/**
 * Finds items by their keys. The first kind of key in which a text occurs decides: an id that is also the name of another
 * item means the id.
 */
export const createFinder = <Item>(
  items: readonly Item[],
  keysOf: readonly ((item: Item) => readonly string[])[],
) => {
  const maps = keysOf.map((own) => {
    const map = new Map<string, Set<number>>();
    items.forEach((item, at) => {
      for (const key of own(item).map(plainKey)) {
        if (key !== '') map.set(key, (map.get(key) ?? new Set<number>()).add(at));
      }
    });
    return map;
  });
  return (text: string): NamedItem => {
    const key = plainKey(text);
    const found = maps.map((map) => map.get(key)).find((own) => own !== undefined);
    const [at] = found ?? [];
    if (!found || at === undefined) return { type: 'none' };
    return found.size === 1 ? { type: 'one', at } : { type: 'many', count: found.size };
  };
};
