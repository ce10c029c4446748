/** The id of a record of another entity; sorted by its name. */
import type { ReferenceField } from '../../schema/field';
import { maxNameLength, type Kind } from '../kind';
import { asText } from '../shared/asText';
import { firstValueAt } from '../../schema/template';

export const kind: Kind<ReferenceField> = {
  // The related record's name from any source; its id if the platform no longer knows the record.
  sortKey: (value, { to, nameFrom }, { record, relatedName }) => {
    const carried = nameFrom ? asText(firstValueAt(record, nameFrom)) : null;
    if (carried !== null) return carried;
    const id = asText(value);
    return id === null ? null : (relatedName(to, id) ?? id);
  },
  sheet: { rule: (_, base) => ({ ...base, kind: 'name', max: maxNameLength }), entry: 'choice' },
  column: { hasControls: true },
  input: 'half',
};
