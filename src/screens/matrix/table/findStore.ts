import { bareHeading, bracketsIn } from '../../../lib/tables/match/headings';
import { sameKey } from '../../../lib/text/plainText';
import type { MatrixData } from '../loadMatrixData';
import { rowTexts } from '../../../lib/tables/table';
import type { OpenedFile } from '../../../lib/tables/types';
import { createFinder, type NamedItem } from './findNamed';
import { placeOfHeading } from './roles';

/** What tables write before the number or name of a store. */
const before =
  /^(?:store|zone|site|shop|branch|outlet|location|magasin|mag|point de vente|pdv|filiale|fil|markt|laden|tienda)\b\.?\s*(?:number\b|no\b\.?|nr\b\.?|num[eé]ro\b|n°|#)?\s*[:–-]?\s*/i;
/** A number with a digit, and what follows it: '0012 - Austin', '0012 Austin', '0012: Austin'. */
const numbered = /^([^\s:–]*\d[^\s:–]*)\s*(?:[:–-]\s*|\s)(.+)$/;

const nothing: NamedItem = { type: 'none' };

/**
 * Finds a store by its id, external id or name; also one that is written 'Filiale 0012', '0012 – Austin' or
 * 'Austin (0012)'. A number and a name of different stores are no store.
 */
export const createStoreFinder = (zones: MatrixData['zones']): ((text: string) => NamedItem) => {
  const numbers = [({ id }) => [id], ({ codes }) => codes] satisfies Parameters<
    typeof createFinder<MatrixData['zones'][number]>
  >[1];
  const exact = createFinder(zones, [...numbers, ({ name }) => [name]]);
  const byNumber = createFinder(zones, numbers);
  const both = (number = '', name = ''): NamedItem => {
    const found = byNumber(number);
    return found.type === 'one' && sameKey(zones[found.at]?.name ?? '', name) ? found : nothing;
  };
  const find = (text: string): NamedItem => {
    const trimmed = text.trim();
    const bare = trimmed.replace(before, '');
    for (const form of new Set([trimmed, bare])) {
      const [, number, name] = numbered.exec(form) ?? [];
      const [inside] = bracketsIn(form);
      const outside = bareHeading(form);
      const found = [exact(form), both(number, name), both(inside, outside), both(outside, inside)];
      const first = found.find(({ type }) => type !== 'none');
      if (first) return first;
    }
    return nothing;
  };
  /** A long table names each store in many rows. */
  const cache = new Map<string, NamedItem>();
  return (text) => {
    const found = cache.get(text) ?? find(text);
    cache.set(text, found);
    return found;
  };
};

/**
 * The only store that the lines above the headings name: 'Store: 0012 Austin'. A bare number is one if the cell before it
 * says so.
 */
export const storeAbove = (
  { table, headerRow }: OpenedFile,
  storeOf: (text: string) => NamedItem,
): number | undefined => {
  const found = new Set<number>();
  for (let row = 0; row < headerRow; row += 1) {
    const texts = rowTexts(table, row);
    texts.forEach((text, column) => {
      const isBare = /^\s*\d+\s*$/.test(text);
      if (isBare && placeOfHeading('store', texts[column - 1] ?? '') < 0) return;
      const store = storeOf(text);
      if (store.type === 'one') found.add(store.at);
    });
  }
  return found.size === 1 ? [...found][0] : undefined;
};
