/** A color; sent and sorted as text. */
import type { ColorField } from '../../schema/field';
import type { Kind } from '../kind';

export const kind: Kind<ColorField> = { input: 'half' };
