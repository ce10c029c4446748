/** The name of a time zone: America/Denver. */
import type { TimeZoneField } from '../../schema/field';
import { maxNameLength, type Kind } from '../kind';

export const kind: Kind<TimeZoneField> = {
  isSortedByPlatform: true,
  sheet: { rule: (_, base) => ({ ...base, kind: 'name', max: maxNameLength }), entry: 'choice' },
  input: 'half',
};
