/** On or off; off is sorted first. */
import type { SwitchField } from '../../schema/field';
import type { Kind } from '../kind';

export const kind: Kind<SwitchField> = {
  sortKey: (value) => (typeof value === 'boolean' ? Number(value) : null),
  isSortedByPlatform: true,
  sheet: { rule: (_, base) => ({ ...base, kind: 'onOff' }), entry: 'onOff', width: () => 130 },
  column: { isNarrow: true },
};
