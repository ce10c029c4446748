/** The guard's checks as JSON Schema. */
import type { ContractRow } from '../../demo/calls';
import { typeOfKey, type KeyType } from '../../demo/keyTypes';

/** The part of JSON Schema that a contract needs. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false | Schema;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly items?: Schema;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly const?: string;
  readonly enum?: readonly (string | null)[];
  readonly not?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly format?: string;
  readonly examples?: readonly unknown[];
  readonly contentMediaType?: string;
}

/** Describes the name of a related record, which no rule promises; tests leave it out (namedKeys.ts). */
export const relatedName =
  'Name of the related record. If it is missing, the console reads that record by its id.';

const plain: Readonly<Record<Exclude<KeyType, object>, Schema>> = {
  text: { type: 'string' },
  number: { type: 'number' },
  whole: { type: 'integer', minimum: 0 },
  flag: { type: 'boolean' },
  texts: { type: 'array', items: { type: 'string' } },
  object: { type: 'object' },
  objects: { type: 'array', items: { type: 'object' } },
};

/** A required value must not be null or blank (rules R13). */
const isBlank: Schema = { anyOf: [{ type: 'null' }, { type: 'string', pattern: '^\\s*$' }] };

const neededSchema = (type: KeyType | undefined): Schema => {
  if (type === undefined) return { not: isBlank };
  if (type === 'text') return { type: 'string', pattern: '\\S' };
  return typeof type === 'object' ? { type: 'string', enum: type.oneOf } : plain[type];
};

const optionalSchema = (type: KeyType | undefined): Schema => {
  if (type === undefined) return {};
  if (typeof type === 'object') return { type: ['string', 'null'], enum: [...type.oneOf, null] };
  const { type: name, ...rest } = plain[type];
  return { type: [String(name), 'null'], ...rest };
};

/** The JSON body of a call; undefined if it has none. */
export const bodySchema = (row: ContractRow): Schema | undefined => {
  const { body, query = [], needs = [] } = row;
  if (!body) return undefined;
  const required = needs.filter((key) => !query.includes(key));
  return {
    type: 'object',
    properties: Object.fromEntries(
      body.map((key) => {
        const type = typeOfKey(row, key);
        return [key, required.includes(key) ? neededSchema(type) : optionalSchema(type)];
      }),
    ),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
};

/** A query parameter with the type of its text. */
export const querySchema = (row: ContractRow, key: string): Schema => {
  const type = typeOfKey(row, key) ?? 'text';
  if (typeof type === 'object') return { type: 'string', enum: type.oneOf };
  return type === 'text' && row.needs?.includes(key) ? neededSchema(type) : plain[type];
};

/**
 * The schema of an object that has the value at a dotted path: 'insert_zone_one.id', or '' for the value itself. The
 * keys of the path are required; if they are optional, the objects below the first one may be null, too.
 */
export const nested = (path: string, schema: Schema, presence?: 'optional'): Schema => {
  const [head = '', ...rest] = path.split('.');
  if (head === '') return schema;
  const inner = nested(rest.join('.'), schema, presence);
  if (presence !== 'optional')
    return { type: 'object', properties: { [head]: inner }, required: [head] };
  const isObject = rest.length > 0;
  return {
    type: 'object',
    properties: { [head]: isObject ? { ...inner, type: ['object', 'null'] } : inner },
  };
};

const isPlain = (schema: Schema): boolean => !('$ref' in schema || 'allOf' in schema);

const typesOf = ({ type }: Schema): readonly string[] =>
  type === undefined ? [] : [type].flat().filter((name) => name !== 'null');

const mergedProperties = (one: Schema, other: Schema): Readonly<Record<string, Schema>> => {
  const properties: Record<string, Schema> = { ...one.properties };
  for (const [key, schema] of Object.entries(other.properties ?? {}))
    properties[key] = merged(properties[key] ?? {}, schema);
  return properties;
};

const partsOf = (schema: Schema): readonly Schema[] => schema.allOf ?? [schema];

/** Each referenced schema once, and the others as one. */
const allOf = (parts: readonly Schema[]): Schema => {
  const references = [...new Set(parts.flatMap(({ $ref }) => $ref ?? []))];
  const rest = parts.filter(({ $ref }) => $ref === undefined).reduce(merged, {});
  const all = [...references.map(($ref) => ({ $ref })), rest];
  return { allOf: all.filter((part) => Object.keys(part).length > 0) };
};

/** A schema for values that two readers describe: both hold, or either does if one wants a text and one an object. */
export const merged = (one: Schema, other: Schema): Schema => {
  if (Object.keys(one).length === 0 || JSON.stringify(one) === JSON.stringify(other)) return other;
  if (Object.keys(other).length === 0) return one;
  const isEither =
    typesOf(one).includes('string') !== typesOf(other).includes('string') &&
    (isPlain(one) || isPlain(other));
  if (isEither) return { anyOf: [one, other] };
  if (!isPlain(one) || !isPlain(other)) return allOf([...partsOf(one), ...partsOf(other)]);
  const required = [...new Set([...(one.required ?? []), ...(other.required ?? [])])];
  return {
    ...one,
    ...other,
    ...(one.properties || other.properties ? { properties: mergedProperties(one, other) } : {}),
    ...(required.length > 0 ? { required } : {}),
    ...(one.items && other.items ? { items: merged(one.items, other.items) } : {}),
  };
};
