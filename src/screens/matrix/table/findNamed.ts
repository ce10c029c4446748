import { withoutLookAlikes } from '../../../lib/text/lookAlike';
import { plainKey } from '../../../lib/text/plainText';

/** Where a text of a table leads: an index, or the number of items that it could mean. */
export type NamedItem =
  | { readonly type: 'one'; readonly at: number }
  | { readonly type: 'none' }
  | { readonly type: 'many'; readonly count: number };

const alikeKey = (text: string): string => plainKey(withoutLookAlikes(text));

/** Spreadsheets drop leading zeros: 12 is 0012, if no other number is meant. */
const withoutZeros = (text: string): string => {
  const key = alikeKey(text);
  return /^\d+$/.test(key) ? key.replace(/^0+(?=\d)/, '') : '';
};

/** What makes two texts the same, the strictest first. */
const keysOfText = [plainKey, alikeKey, withoutZeros];

/**
 * Finds items by their keys. The first kind of key in which a text occurs decides: an id that is also the name of another
 * item means the id. Only a text that is in none may have look-alikes, or lack zeros.
 */
export const createFinder = <Item>(
  items: readonly Item[],
  keysOf: readonly ((item: Item) => readonly string[])[],
) => {
  const maps = keysOfText.flatMap((keyOf) =>
    keysOf.map((textsOf) => {
      const map = new Map<string, Set<number>>();
      items.forEach((item, at) => {
        for (const key of textsOf(item).map(keyOf)) {
          if (key !== '') map.set(key, (map.get(key) ?? new Set<number>()).add(at));
        }
      });
      return { map, keyOf };
    }),
  );
  return (text: string): NamedItem => {
    const found = maps
      .map(({ map, keyOf }) => map.get(keyOf(text)))
      .find((rows) => rows !== undefined);
    const [at] = found ?? [];
    if (!found || at === undefined) return { type: 'none' };
    return found.size === 1 ? { type: 'one', at } : { type: 'many', count: found.size };
  };
};
