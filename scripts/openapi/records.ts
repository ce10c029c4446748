/** The record of each declaration as JSON Schema: its id, and the keys that its fields are read from. */
import { platformOf } from '../../demo/platform';
import { declarations } from '../../resources/index';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import type { Field } from '../../src/schema/field';
import { keySchemas } from './keys';
import { kindSchema } from './kinds';
import { merged, nested, relatedName, type Schema } from './schemas';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const fromLabel = ({ label }: AnyDeclaration): string => label.split(/\W+/).map(capital).join('');

/** 'NotionalProduct'; two declarations with one label ('Job') are named as they are declared. */
export const recordName = (declaration: AnyDeclaration): string => {
  const label = fromLabel(declaration);
  const isShared = declarations.filter((other) => fromLabel(other) === label).length > 1;
  return isShared || /^\d/.test(label) ? capital(declaration.name) : label;
};

export const recordRef = (declaration: AnyDeclaration): Schema => ({
  $ref: `#/components/schemas/${recordName(declaration)}`,
});

const title: Schema = { type: ['string', 'null'], description: relatedName };

/** The schemas of the paths that a field is read from, and of those with its record's name. */
const pathsOf = (name: string, field: Field, names: readonly string[]) => {
  const paths = (field.from ?? [name]).filter((path) => path === name || !names.includes(path));
  const schema = kindSchema(field);
  const isOwn = field.read !== undefined || field.kind === 'own' || field.kind === 'json';
  const titles = field.kind === 'reference' ? (field.nameFrom ?? []) : [];
  return [
    // With `read` the platform's value may have any shape; the first path has the one that the rules name.
    ...(field.read ? paths.slice(0, 1) : paths).map(
      (path) => [path, (isOwn ? keySchemas[path] : undefined) ?? schema] as const,
    ),
    ...titles.filter((path) => !names.includes(path)).map((path) => [path, title] as const),
  ];
};

const { contract } = platformOf();

/** Ids are text, unless the call of a single record says that they are numbers. */
const idType = ({ api }: AnyDeclaration): Schema => {
  const types = contract.find(({ name }) => name === `GET ${api}/{id}`)?.types;
  return types?.id === 'whole' ? { type: 'integer' } : { type: 'string', minLength: 1 };
};

const idsOf = (declaration: AnyDeclaration): Schema => {
  const { idFrom = ['id'] } = declaration;
  const id = (path: string): Schema => nested(path, idType(declaration));
  const [first = 'id', ...others] = idFrom;
  if (others.length === 0) return id(first);
  return { anyOf: idFrom.map(id) };
};

/** Any key but the id may be missing or null (rules R25). */
const recordSchema = (declaration: AnyDeclaration): Schema => {
  const names = Object.keys(declaration.fields);
  const parts = Object.entries(declaration.fields).flatMap(([name, field]) =>
    pathsOf(name, field, names).map(([path, schema]) => nested(path, schema, 'optional')),
  );
  const properties = parts.reduce<Schema>(merged, { type: 'object' });
  const { about, label } = declaration;
  const description = about ?? `${label}: the id is always there, other keys may be missing.`;
  const ids = declaration.document ? {} : idsOf(declaration);
  return { description, ...merged(ids, properties) };
};

export const recordSchemas = (): Readonly<Record<string, Schema>> =>
  Object.fromEntries(
    declarations
      .map((declaration) => [recordName(declaration), recordSchema(declaration)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
