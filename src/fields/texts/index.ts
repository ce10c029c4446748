import type { TextsField } from '../../schema/field';
import { joined, listed, type Kind } from '../kind';
import { asText } from '../shared/asText';

/** Returns each text once, trimmed and in order; a string is a list of one. */
export const textsIn = (value: unknown): readonly string[] =>
  value == null ? [] : [...new Set(listed(value).flatMap((text) => asText(text) ?? []))];

export const kind: Kind<TextsField> = {
  wire: { toPlatform: textsIn, fromPlatform: textsIn },
  sortKey: (value) => joined(textsIn(value)),
};
