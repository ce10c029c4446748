/** A time of day; sorted as text. */
import type { TimeField } from '../../schema/field';
import type { Kind } from '../kind';

export const kind: Kind<TimeField> = { input: 'half' };
