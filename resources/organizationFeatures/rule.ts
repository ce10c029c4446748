/** Each flag has a value of its type, or none, in which case the platform's default applies. */
import type { OwnRule } from '../../src/schema/fieldBase';
import type { RuleMessage } from '../../src/schema/rules/message';
import { numberFault, typedNumberOf } from '../../src/schema/rules/numberFault';
import { fitTyped } from '../features/flagTypes';
import { flagsIn, type Flag } from './flags';

/** Returns what is wrong with one flag; null if it is valid. */
export const flagFault = ({ name, type, value }: Flag, locale: string): RuleMessage | null => {
  if (value == null || value === '') return null;
  if (type === 'NUMBER') return numberFault({ label: name }, typedNumberOf(value, locale), locale);
  if (fitTyped(type, value) !== null) return null;
  if (type === 'UUID') return { key: 'facings.rules.uuid' };
  return { key: 'facings.rules.refused', values: { label: name } };
};

export const flagsRule: OwnRule = (value, { locale }) =>
  flagsIn(value)
    .map((flag) => flagFault(flag, locale))
    .find((fault) => fault !== null) ?? null;
