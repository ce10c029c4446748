import { plainKey } from '../../../lib/text/plainText';

/** Where a text of a table leads: an index, or the number of items that it could mean. */
export type NamedItem =
  | { readonly type: 'one'; readonly at: number }
  | { readonly type: 'none' }
  | { readonly type: 'many'; readonly count: number };

/** Spreadsheets drop leading zeros: 12 is 0012, if no other number is meant. */
const withoutZeros = (key: string): string =>
  /^\d+$/.test(key) ? key.replace(/^0+(?=\d)/, '') : '';

/**
 * Finds items by their keys. The first kind of key in which a text occurs decides: an id that is also the name of another
 * item means the id.
 */
export const createFinder = <Item>(
  items: readonly Item[],
  keysOf: readonly ((item: Item) => readonly string[])[],
) => {
  const mapsBy = (keyOf: (key: string) => string) =>
    keysOf.map((keyMap) => {
      const map = new Map<string, Set<number>>();
      items.forEach((item, at) => {
        for (const key of keyMap(item).map((text) => keyOf(plainKey(text)))) {
          if (key !== '') map.set(key, (map.get(key) ?? new Set<number>()).add(at));
        }
      });
      return map;
    });
  const exact = mapsBy((key) => key);
  const numbers = mapsBy(withoutZeros);
  return (text: string): NamedItem => {
    const key = plainKey(text);
    const found =
      exact.map((map) => map.get(key)).find((rows) => rows !== undefined) ??
      numbers.map((map) => map.get(withoutZeros(key))).find((rows) => rows !== undefined);
    const [at] = found ?? [];
    if (!found || at === undefined) return { type: 'none' };
    return found.size === 1 ? { type: 'one', at } : { type: 'many', count: found.size };
  };
};
