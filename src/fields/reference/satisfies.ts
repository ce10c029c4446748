/** Whether a record of another entity may be picked (`pick` of a reference). */
import type { AnyDeclaration } from '../../schema/defineResource';
import type { ReferenceField } from '../../schema/field';
import { valueAt } from '../../schema/template';

type Pick = NonNullable<ReferenceField['pick']>;

/** Undefined where the record does not say: a search may answer with less than the whole record. */
export const satisfies = (
  target: AnyDeclaration,
  pick: Pick,
  record: Readonly<Record<string, unknown>>,
): boolean | undefined => {
  let isSure = true;
  for (const [name, wanted] of Object.entries(pick)) {
    const field = target.fields[name];
    const value = record[name];
    if (value == null) isSure = false;
    else if (field?.kind === 'tags') {
      const items: readonly unknown[] = Array.isArray(value) ? value : [];
      if (!items.some((item) => valueAt(item, field.item) === wanted)) return false;
    } else if (String(value) !== wanted) return false;
  }
  return isSure ? true : undefined;
};
