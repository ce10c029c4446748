/** Which values of a column can be created by their name alone: categories of products, regions of zones. */
import type { AnyDeclaration } from '../../../schema/defineResource';
import type { Field } from '../../../schema/field';
import { onceField } from '../../../schema/onceField';
import type { ColumnContext } from './columnsOf';

export interface NamedCreation {
  /** What is created. */
  readonly declaration: AnyDeclaration;
  /** Its field that holds the name. */
  readonly name: string;
  /** The values that all of them have. */
  readonly values: Readonly<Record<string, string>>;
}

const single = /^\{(\w+)\}$/;

/** The entity of a field's values, its field with the name, and what the values have in common. */
const namedIn = ({ registry }: Pick<ColumnContext, 'registry'>, field: Field | undefined) => {
  if (field?.kind === 'reference' && field.canAdd) {
    const declaration = registry.find(field.to);
    return { declaration, name: single.exec(declaration.represent)?.[1], shared: {} };
  }
  if (field?.kind === 'choice' && field.options.kind === 'platform') {
    const { of, value, where = {} } = field.options;
    if (of !== undefined) return { declaration: registry.find(of), name: value, shared: where };
  }
  return null;
};

/** Empty if the entity's create form needs more than the name. */
export const namedCreationOf = (
  context: Pick<ColumnContext, 'registry' | 'accountId'>,
  field: Field | undefined,
): { readonly adds?: NamedCreation } => {
  const named = namedIn(context, field);
  if (!named) return {};
  const { declaration, name, shared } = named;
  const { create, fields } = declaration;
  if (!create || name === undefined || !create.fields.includes(name)) return {};
  const once = onceField(declaration);
  const isAsked = create.fields.some((key) => {
    const { required = false, initial } = fields[key] ?? {};
    return required && initial === undefined && ![name, once].includes(key) && !(key in shared);
  });
  if (isAsked) return {};
  return { adds: { declaration, name, values: { account_id: context.accountId, ...shared } } };
};
