import { plainHeading } from './plainHeading';
import type { ImportTarget } from './target';

/**
 * What a heading is about stands last: 'Variant SKU', 'Case Width'. By that word, the target whose name ends with it
 * or that is called so; null for a word of several, unless it is the whole name of one: 'category' beside
 * 'primary_category'.
 */
export const lastWords = (
  targets: readonly ImportTarget[],
): ReadonlyMap<string, ImportTarget | null> => {
  const words = new Map<string, ImportTarget | null>();
  for (const target of targets) {
    const single = target.synonyms.map(plainHeading).filter((synonym) => !synonym.includes(' '));
    const own = plainHeading(target.name).split(' ').at(-1) ?? '';
    for (const word of new Set([own, ...single])) words.set(word, words.has(word) ? null : target);
  }
  // Words that stand for anything by themselves are no help behind another one.
  for (const target of targets) {
    const name = plainHeading(target.name);
    if (!name.includes(' ')) words.set(name, target);
    for (const synonym of target.synonyms.map(plainHeading)) {
      if (synonym !== '' && !name.split(' ').includes(synonym) && words.get(synonym) === target) {
        words.delete(synonym);
      }
    }
  }
  return words;
};
