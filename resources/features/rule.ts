/** A flag's default value fits its type (rules 5: 'UUID must be valid.'). */
import { asText } from '../../src/fields/shared/asText';
import type { OwnRule } from '../../src/schema/fieldBase';
import { numberFault, typedNumberOf } from '../../src/lib/rules/numberFault';
import { textFault } from '../../src/lib/rules/textFault';
import { fitTyped, flagTypeOf, isUuid } from './flagTypes';

/** Maximum length of a text; longer text is refused with a message. */
const maxLength = 500;

export const valueRule: OwnRule = (value, { label, locale, values }) => {
  const type = flagTypeOf(values.type);
  const text = asText(value);
  if (text === null || type === undefined) return null;
  if (type === 'NUMBER') return numberFault({ label }, typedNumberOf(value, locale), locale);
  if (type === 'UUID') return isUuid(text) ? null : { key: 'facings.rules.uuid' };
  if (type === 'BOOLEAN') {
    return fitTyped(type, value) === null
      ? { key: 'facings.rules.refused', values: { label } }
      : null;
  }
  return textFault({ label, max: maxLength }, text);
};
