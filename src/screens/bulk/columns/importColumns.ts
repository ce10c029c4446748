/** The columns of an import: the fields of the create form, but what is chosen once for all rows. */
import { kindOf } from '../../../fields/kinds';
import type { SheetColumn } from '../../../schema/bulk';
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { Field } from '../../../schema/field';

/** Name of the field that is chosen once for all rows, as the entity's own organization is; null where there is none. */
export const onceField = ({ create, fields, scope }: AnyDeclaration): string | null =>
  create?.fields.find((name) => {
    const field = fields[name];
    return field?.kind === 'reference' && field.to === scope;
  }) ?? null;

const initialOf = ({ initial }: Field): string | undefined =>
  typeof initial === 'string' || typeof initial === 'number' || typeof initial === 'boolean'
    ? String(initial)
    : undefined;

/** @throws for a required field that no cell can hold: a mistake in the declaration */
export const importedColumns = (declaration: AnyDeclaration): readonly SheetColumn[] => {
  const { name: entity, bulk, create, fields } = declaration;
  const once = onceField(declaration);
  const acted = create?.followUps?.map(({ onlyIf }) => onlyIf) ?? [];
  const headings: Readonly<Record<string, readonly string[] | undefined>> =
    bulk?.import?.headings ?? {};
  return (bulk?.import?.fields ?? create?.fields ?? []).flatMap((name): SheetColumn[] => {
    const field = fields[name];
    // A switch of the form that is no value of the record only says which calls follow it.
    if (!field || name === once || acted.includes(name)) return [];
    if (!kindOf(field).sheet) {
      if (field.required) throw new Error(`${entity} imports '${name}', which no cell can hold.`);
      return [];
    }
    const initial = initialOf(field);
    const synonyms = headings[name];
    return [
      {
        name,
        field: name,
        ...(synonyms ? { synonyms } : {}),
        // An empty cell gets the value that the form begins with.
        ...(initial === undefined ? {} : { initial, isOptional: true }),
      },
    ];
  });
};
