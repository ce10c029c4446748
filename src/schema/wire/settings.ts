/** Settings leave as a list of {id, value}; names, types and defaults are the platform's own. */
import { programNumber } from '../numbers';
import { fitTyped } from '../rules/typedValue';
import { settingEntries } from './settingEntries';

export const settingsWire = {
  toPlatform: (value: unknown): unknown =>
    settingEntries(value).map(({ id, type, value: own }) => ({
      id,
      value: own == null || own === '' ? null : fitTyped(type, own, programNumber),
    })),
};
