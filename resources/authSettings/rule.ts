/** Every named detail has a value. */
import type { OwnRule } from '../../src/schema/fieldBase';
import { isObject } from '../../src/schema/isObject';

export const detailsRule: OwnRule = (value, { label }) => {
  const [blank] = Object.entries(isObject(value) ? value : {}).flatMap(([name, own]) =>
    typeof own === 'string' && own.trim() === '' ? [name] : [],
  );
  return blank === undefined
    ? null
    : { key: 'facings.rules.jsonBlank', values: { label, name: blank } };
};
