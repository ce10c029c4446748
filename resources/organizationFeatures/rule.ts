/** Each flag has a value of its type, or none, in which case the platform's default applies. */
import type { OwnRule } from '../../src/schema/fieldBase';
import type { RuleMessage } from '../../src/lib/rules/message';
import { numberFault, typedNumberOf } from '../../src/lib/rules/numberFault';
import { characterFault } from '../../src/lib/rules/textFault';
import { fitTyped } from '../features/flagTypes';
import { flagsIn, type Flag } from './flags';

/** Returns what is wrong with one flag; null if it is valid. */
const flagFault = ({ name, type, value }: Flag, locale: string): RuleMessage | null => {
  if (value == null || value === '') return null;
  if (type === 'NUMBER') return numberFault({ label: name }, typedNumberOf(value, locale), locale);
  if (fitTyped(type, value) !== null)
    return typeof value === 'string' ? characterFault({ label: name }, value) : null;
  if (type === 'UUID') return { key: 'facings.rules.uuid' };
  return { key: 'facings.rules.refused', values: { label: name } };
};

/** Returns the errors by flag id. A flag that still has its stored value is never faulty. */
export const flagFaults = (
  value: unknown,
  locale: string,
  stored: unknown,
): ReadonlyMap<Flag['id'], RuleMessage> => {
  const before = new Map(flagsIn(stored).map((flag) => [flag.id, flag.value]));
  return new Map(
    flagsIn(value).flatMap((flag) => {
      const fault = before.get(flag.id) === flag.value ? null : flagFault(flag, locale);
      return fault ? [[flag.id, fault] as const] : [];
    }),
  );
};

export const flagsRule: OwnRule = (value, { locale, stored }) => {
  const [fault] = flagFaults(value, locale, stored).values();
  return fault ?? null;
};
