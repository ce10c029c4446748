/** Which values of a field can be created by their name alone: categories of products, regions of zones. */
import type { AnyDeclaration } from './defineResource';
import type { Field } from './field';
import { onceField } from './onceField';
import type { Registry } from './registry';
import { soleField } from './template';

interface Context {
  readonly registry: Pick<Registry, 'find'>;
  readonly accountId: string;
  /** People are asked for the secrets of what is created. */
  readonly asksSecrets?: boolean;
}

export interface NamedCreation {
  /** What is created. */
  readonly declaration: AnyDeclaration;
  /** Its field that holds the name. */
  readonly name: string;
  /** The values that all of them have. */
  readonly values: Readonly<Record<string, string>>;
  /** Its fields with secrets, if people are asked for them. */
  readonly secrets: readonly string[];
  /** What else its create form has. */
  readonly others: readonly string[];
}

/** The entity of a field's values, its field with the name, and what the values have in common. */
const namedIn = ({ registry }: Pick<Context, 'registry'>, field: Field | undefined) => {
  if (field?.kind === 'reference' && field.canAdd) {
    const declaration = registry.find(field.to);
    return { declaration, name: soleField(declaration.represent), shared: {} };
  }
  if (field?.kind === 'choice' && field.options.kind === 'platform') {
    const { of, value, where = {} } = field.options;
    if (of !== undefined) return { declaration: registry.find(of), name: value, shared: where };
  }
  return null;
};

/** Empty if its create form needs more than the name, or has secrets that are not asked, without which it is useless. */
export const namedCreationOf = (
  context: Context,
  field: Field | undefined,
): { readonly adds?: NamedCreation } => {
  const named = namedIn(context, field);
  if (!named) return {};
  const { declaration, name, shared } = named;
  const { create, fields } = declaration;
  if (!create || name === undefined || !create.fields.includes(name)) return {};
  const secrets = create.fields.filter((key) => fields[key]?.secret !== undefined);
  if (secrets.length > 0 && !context.asksSecrets) return {};
  const covered = new Set([name, onceField(declaration), ...Object.keys(shared), ...secrets]);
  const others = create.fields.filter((key) => !covered.has(key));
  const isAsked = others.some((key) => fields[key]?.required && fields[key].initial === undefined);
  if (isAsked) return {};
  const values = { account_id: context.accountId, ...shared };
  return { adds: { declaration, name, values, secrets, others } };
};
