/** Each setting has a value of its type, or none, in which case the platform's default applies. */
import { mixed, type AnySchema } from 'yup';
import type { SettingEntry } from '../../schema/field';
import { programNumber } from '../../schema/numbers';
import { settingEntries } from '.';
import { ruleMessage, type RuleMessage } from '../../schema/rules/message';
import { numberFault, typedNumberOf } from '../../schema/rules/numberFault';
import { fitTyped } from '../../schema/rules/typedValue';

/** Returns what is wrong with one setting; null if it is valid. */
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

/** Converts numeric text to a number. */
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
