/** A color; travels and is ordered as its text. */
import type { ColorField } from '../../schema/field';
import type { Kind } from '../kind';

export const kind: Kind<ColorField> = { input: 'half' };
