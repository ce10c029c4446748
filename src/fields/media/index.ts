/** The address of a file; sorted as text. */
import type { MediaField } from '../../schema/field';
import type { Kind } from '../kind';

/** Side length of a thumbnail, in pixels. */
export const tile = 48;

export const kind: Kind<MediaField> = {};
