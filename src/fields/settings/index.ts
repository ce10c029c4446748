/** Settings are sent as a list of {id, value}; names, types and defaults come from the platform. */
import type { SettingEntry, SettingsField } from '../../schema/field';
import { programNumber } from '../../schema/numbers';
import { fitTyped, flagTypeOf } from '../../schema/rules/typedValue';
import type { Kind } from '../kind';

const isSetting = (entry: unknown): entry is SettingEntry => {
  if (typeof entry !== 'object' || entry === null) return false;
  const { id, name, type } = entry as Readonly<Record<string, unknown>>;
  const hasId = (typeof id === 'string' && id !== '') || typeof id === 'number';
  return hasId && typeof name === 'string' && flagTypeOf(type) !== undefined;
};

/** Reads settings from a value of any shape (rules R25): each has an id, a name and a known type. */
export const settingEntries = (value: unknown): readonly SettingEntry[] =>
  Array.isArray(value) ? value.filter(isSetting) : [];

export const settingsWire = {
  toPlatform: (value: unknown): unknown =>
    settingEntries(value).map(({ id, type, value: own }) => ({
      id,
      value: own == null || own === '' ? null : fitTyped(type, own, programNumber),
    })),
};

export const kind: Kind<SettingsField> = { wire: settingsWire, sortKey: null, hasEntries: true };
