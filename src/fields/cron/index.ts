/** A schedule; ordered as its expression. */
import type { CronField } from '../../schema/field';
import type { Kind } from '../kind';

export const kind: Kind<CronField> = { isSortedByPlatform: true, input: 'tall' };
