/** The sort key of a row in one column: the value that its cell shows. */
import type { RaRecord } from 'react-admin';
import type { SortedBy, SortKey } from '../../../fields/kind';
import { kindOf } from '../../../fields/kinds';
import { asText } from '../../../fields/shared/asText';
import type { Field } from '../../../schema/field';

/** What a key needs besides the record: translated labels and names of related records. */
export type Shown = Pick<SortedBy, 'optionLabel' | 'relatedName'>;

export const sortKey = (
  record: RaRecord,
  name: string,
  field: Field | undefined,
  shown: Shown,
): SortKey => {
  const value: unknown = record[name];
  const own = field && kindOf(field).sortKey;
  return own ? own(value, field, { source: name, record, ...shown }) : asText(value);
};
