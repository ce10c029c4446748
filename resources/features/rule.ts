/** A flag's default value fits its type (rules 5: 'UUID must be valid.'). */
import type { OwnRule } from '../../src/schema/fieldBase';
import { numberFault, typedNumberOf } from '../../src/schema/rules/numberFault';
import { flagTypeOf, isUuid } from './flagTypes';

/** Maximum length of a text; longer text is refused with a message. */
const maxLength = 500;

export const valueRule: OwnRule = (value, { label, locale, values }) => {
  const type = flagTypeOf(values.type);
  if (type === 'NUMBER') return numberFault({ label }, typedNumberOf(value, locale), locale);
  if (typeof value !== 'string' || value.trim() === '') return null;
  if (type === 'UUID') return isUuid(value) ? null : { key: 'facings.rules.uuid' };
  return value.trim().length > maxLength
    ? { key: 'facings.rules.max', values: { label, max: maxLength } }
    : null;
};
