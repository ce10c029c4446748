/** Names in a list of objects or strings; sorted by all of them. */
import type { TagsField } from '../../schema/field';
import { joined, listed, type Kind } from '../kind';
import { valueAt } from '../../schema/template';

export const kind: Kind<TagsField> = {
  sortKey: (value, { item }) =>
    joined(
      listed(value).map((entry) => (typeof entry === 'object' ? valueAt(entry, item) : entry)),
    ),
};
