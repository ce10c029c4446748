/** Structured parts of a product state: dimensions, labels, phrases (rules 3). */
import { knowKeys } from '../guard';
import { numberFault, textsOf, type Values } from '../handlers/values';
import { isObject } from '../jsonValue';
import { refuseAt } from '../refusal';
import type { Dimensions, KeyPhrases } from './productState';

const objectOf = (values: Values, key: string): Values | null => {
  const value = values[key];
  if (value === null) return null;
  return isObject(value) ? value : refuseAt(key, `${key} must be an object.`);
};

const measures = ['width', 'height', 'depth'] as const;

/** Null if none of the three is set. */
export const dimensionsOf = (values: Values): Dimensions | null => {
  const key = 'product_dimensions';
  const given = objectOf(values, key);
  if (given === null) return null;
  knowKeys(Object.keys(given), measures, `${key} key`);
  if (measures.every((measure) => given[measure] == null)) return null;
  const read = measures.map((measure) => {
    const fault = numberFault(given[measure]);
    return fault === undefined
      ? [measure, given[measure]]
      : refuseAt(`${key}.${measure}`, `${key}.${measure} ${fault}`);
  });
  return Object.fromEntries(read) as Dimensions;
};

/** A map of labels to numbers, none negative. */
export const labelsOf = (values: Values): Readonly<Record<string, number>> => {
  const key = 'prediction_labels';
  const entries = Object.entries(objectOf(values, key) ?? {});
  const read = entries.map(([label, value]) => {
    const name = label.trim();
    if (name === '') refuseAt(key, 'A prediction label is empty.');
    const fault = numberFault(value);
    return fault === undefined
      ? ([name, Number(value)] as const)
      : refuseAt(`${key}.${label}`, `The number of the prediction label ${name} ${fault}`);
  });
  if (new Set(read.map(([name]) => name)).size < read.length)
    refuseAt(key, 'Two prediction labels are identical.');
  return Object.fromEntries(read);
};

const cleaned = (values: Values, key: string): string[] => [
  ...new Set(
    textsOf(values, key)
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== ''),
  ),
];

const kinds = ['primary_phrases', 'common_phrases', 'phrases'] as const;

/** Format on creation: a list of texts. */
export const phraseList = (values: Values): KeyPhrases => ({
  primary_phrases: [],
  common_phrases: [],
  phrases: values.key_phrases === null ? [] : cleaned(values, 'key_phrases'),
});

/** Format on update: three lists. */
export const phrasesByKind = (values: Values): KeyPhrases => {
  const given = objectOf(values, 'key_phrases') ?? {};
  knowKeys(Object.keys(given), kinds, 'key_phrases key');
  const lists = kinds.map((kind) => [kind, given[kind] == null ? [] : cleaned(given, kind)]);
  return Object.fromEntries(lists) as KeyPhrases;
};
