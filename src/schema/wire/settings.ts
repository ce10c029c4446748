/** Settings leave as a list of {id, value}; names, types and defaults are the platform's own. */
import type { SettingEntry } from '../field';
import { fitTyped } from '../rules/typedValue';

export const settingsWire = {
  toPlatform: (value: unknown): unknown =>
    Array.isArray(value)
      ? (value as readonly SettingEntry[]).map(({ id, type, value: own }) => ({
          id,
          value: own == null || own === '' ? null : fitTyped(type, own),
        }))
      : value,
};
