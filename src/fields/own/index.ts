/** A value that only its declaration understands. */
import type { OwnField } from '../../schema/field';
import type { Kind } from '../kind';

export const kind: Kind<OwnField> = { column: { isNeverOffered: true } };
