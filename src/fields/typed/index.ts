/** A value whose type is named by another field; numbers are sorted as numbers. */
import type { TypedField } from '../../schema/field';
import { asNumber, type Kind } from '../kind';
import { asText } from '../shared/asText';

export const kind: Kind<TypedField> = {
  sortKey: (value) => (typeof value === 'number' ? asNumber(value) : asText(value)),
};
