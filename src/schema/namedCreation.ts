/** Which values of a field can be created by their name alone: categories of products, regions of zones. */
import type { AnyDeclaration } from './defineResource';
import type { Field } from './field';
import { onceField } from './onceField';
import type { Registry } from './registry';

interface Context {
  readonly registry: Pick<Registry, 'find'>;
  readonly accountId: string;
}

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
const namedIn = ({ registry }: Pick<Context, 'registry'>, field: Field | undefined) => {
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

/** Empty if the entity's create form needs more than the name, or has secrets, without which it would be of no use. */
export const namedCreationOf = (
  context: Context,
  field: Field | undefined,
): { readonly adds?: NamedCreation } => {
  const named = namedIn(context, field);
  if (!named) return {};
  const { declaration, name, shared } = named;
  const { create, fields } = declaration;
  if (!create || name === undefined || !create.fields.includes(name)) return {};
  const once = onceField(declaration);
  const isAsked = create.fields.some((key) => {
    const { required = false, initial, secret } = fields[key] ?? {};
    if (secret !== undefined) return true;
    return required && initial === undefined && ![name, once].includes(key) && !(key in shared);
  });
  if (isAsked) return {};
  return { adds: { declaration, name, values: { account_id: context.accountId, ...shared } } };
};
