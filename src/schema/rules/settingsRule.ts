/** Each setting is a value of its own type, or none: then the platform's default holds. */
import { mixed, type AnySchema } from 'yup';
import type { SettingEntry } from '../field';
import { settingEntries } from '../wire/settingEntries';
import { ruleMessage, type RuleMessage } from './message';
import { fitTyped } from './typedValue';

/** What is wrong with one setting; null where nothing is. */
export const settingFault = ({ name, type, value }: SettingEntry): RuleMessage | null => {
  if (value == null || value === '') return null;
  if (fitTyped(type, value) !== null) return null;
  if (type === 'UUID') return { key: 'facings.rules.uuid' };
  if (type === 'NUMBER') return { key: 'facings.rules.number', values: { label: name } };
  return { key: 'facings.rules.refused', values: { label: name } };
};

export const settingsRule = (): AnySchema =>
  mixed()
    .nullable()
    .test('settings', '', function check(value: unknown) {
      const [fault] = settingEntries(value).flatMap((entry) => settingFault(entry) ?? []);
      return fault ? this.createError({ message: ruleMessage(fault) }) : true;
    });
