/** The address of a file; sorted as text. */
import type { MediaField } from '../../schema/field';
import type { Kind } from '../kind';

export const kind: Kind<MediaField> = {};
