/** The words of an import's targets, by which headings are found. */
import type { ImportTarget } from '../types';
import { denseHeading, plainHeading, withoutUnit, withPer } from './headings';

/** Targets by their words; null for a word of several targets. */
const targetsBy = (
  targets: readonly ImportTarget[],
  targetWordsOf: (target: ImportTarget) => readonly string[],
): Map<string, ImportTarget | null> => {
  const all = new Map<string, ImportTarget | null>();
  for (const target of targets) {
    for (const word of new Set(targetWordsOf(target))) all.set(word, all.has(word) ? null : target);
  }
  return all;
};

/**
 * The last word of a header usually names its subject: 'Variant SKU', 'Case Width'. Maps a last word to the target
 * whose name ends with it or that has it as a synonym. Null for a word of several targets, unless it is the whole name
 * of one ('category' beside 'primary_category').
 */
const lastWords = (targets: readonly ImportTarget[]): ReadonlyMap<string, ImportTarget | null> => {
  const words = targetsBy(targets, ({ name, synonyms }) => [
    plainHeading(name).split(' ').at(-1) ?? '',
    ...synonyms.map(plainHeading).filter((synonym) => !synonym.includes(' ')),
  ]);
  // Generic words say nothing after another word.
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

export const targetWordsOf = (targets: readonly ImportTarget[]) => {
  const dense = new Map(targets.map((target) => [target, target.synonyms.map(denseHeading)]));
  return {
    synonyms: targetsBy(targets, (target) => dense.get(target) ?? []),
    /** Places of words that are of one target only. */
    places: new Map(
      [...dense.values()].flatMap((all) => all.map((word, at) => [word, at] as const).toReversed()),
    ),
    last: lastWords(targets),
  };
};

/** A header as it is compared: with and without a trailing unit. */
export const formsOf = (text: string, targets: readonly ImportTarget[]): ReadonlySet<string> => {
  const forms = new Set([denseHeading(text), denseHeading(withPer(text))]);
  for (const { units } of targets) if (units) forms.add(denseHeading(withoutUnit(units, text)));
  forms.delete('');
  return forms;
};
