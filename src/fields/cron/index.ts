/** A schedule; sorted by its expression. */
import type { CronField } from '../../schema/field';
import type { Kind } from '../kind';

export const kind: Kind<CronField> = { isSortedByPlatform: true, input: 'tall' };
