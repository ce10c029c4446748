/** A time of day; ordered as its text. */
import type { TimeField } from '../../schema/field';
import type { Kind } from '../kind';

export const kind: Kind<TimeField> = { input: 'half' };
