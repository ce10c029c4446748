/** A time zone of the IANA database. */
import type { TimeZoneField } from '../../schema/field';
import type { Kind } from '../kind';

export const kind: Kind<TimeZoneField> = { isSortedByPlatform: true, input: 'half' };
