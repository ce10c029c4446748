/** Reads settings from a value of any shape (rules R25): each has an id, a name and a known type. */
import type { SettingEntry } from '../../schema/field';
import { flagTypeOf } from '../../schema/rules/typedValue';

const isSetting = (entry: unknown): entry is SettingEntry => {
  if (typeof entry !== 'object' || entry === null) return false;
  const { id, name, type } = entry as Readonly<Record<string, unknown>>;
  const hasId = (typeof id === 'string' && id !== '') || typeof id === 'number';
  return hasId && typeof name === 'string' && flagTypeOf(type) !== undefined;
};

export const settingEntries = (value: unknown): readonly SettingEntry[] =>
  Array.isArray(value) ? value.filter(isSetting) : [];
