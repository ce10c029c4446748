/** Settings are sent as a list of {id, value}; names, types and defaults come from the platform. */
import type { SettingsField } from '../../schema/field';
import type { Kind } from '../kind';
import { programNumber } from '../../schema/numbers';
import { fitTyped } from '../../schema/rules/typedValue';
import { settingEntries } from './settingEntries';

export const settingsWire = {
  toPlatform: (value: unknown): unknown =>
    settingEntries(value).map(({ id, type, value: own }) => ({
      id,
      value: own == null || own === '' ? null : fitTyped(type, own, programNumber),
    })),
};

export const kind: Kind<SettingsField> = { wire: settingsWire, sortKey: null, hasEntries: true };
