import type { AnyDeclaration } from './defineResource';

/**
 * Name of the field that is chosen once for all records of a bulk tool, as the entity's own organization is; null where
 * there is none.
 */
export const onceField = ({
  create,
  fields,
  scope,
}: Pick<AnyDeclaration, 'create' | 'fields' | 'scope'>): string | null =>
  create?.fields.find((name) => {
    const field = fields[name];
    return field?.kind === 'reference' && field.to === scope;
  }) ?? null;
