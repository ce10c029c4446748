/** Each setting is a value of its own type, or none: then the platform's default holds. */
import { mixed, type AnySchema } from 'yup';
import type { SettingEntry } from '../../schema/field';
import { programNumber } from '../../schema/numbers';
import { settingEntries } from './settingEntries';
import { ruleMessage, type RuleMessage } from '../../schema/rules/message';
import { numberFault, typedNumberOf } from '../../schema/rules/numberFault';
import { fitTyped } from '../../schema/rules/typedValue';

/** What is wrong with one setting; null where nothing is. */
export const settingFault = (
  { name, type, value }: SettingEntry,
  locale: string,
): RuleMessage | null => {
  if (value == null || value === '') return null;
  if (type === 'NUMBER') return numberFault({ label: name }, typedNumberOf(value, locale), locale);
  if (fitTyped(type, value, programNumber) !== null) return null;
  if (type === 'UUID') return { key: 'facings.rules.uuid' };
  return { key: 'facings.rules.refused', values: { label: name } };
};

/** A text that is a number becomes that number. */
const settled = (entry: SettingEntry, locale: string): SettingEntry => {
  if (entry.type !== 'NUMBER') return entry;
  const value = typedNumberOf(entry.value, locale);
  return typeof value === 'number' ? { ...entry, value } : entry;
};

export const settingsRule = (locale: string): AnySchema =>
  mixed()
    .transform((value: unknown) =>
      Array.isArray(value) ? settingEntries(value).map((entry) => settled(entry, locale)) : value,
    )
    .nullable()
    .test('settings', '', function check(value: unknown) {
      const [fault] = settingEntries(value).flatMap((entry) => settingFault(entry, locale) ?? []);
      return fault ? this.createError({ message: ruleMessage(fault) }) : true;
    });
