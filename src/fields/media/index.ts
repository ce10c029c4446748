/** The address of a file; ordered as its text. */
import type { MediaField } from '../../schema/field';
import type { Kind } from '../kind';

export const kind: Kind<MediaField> = {};
