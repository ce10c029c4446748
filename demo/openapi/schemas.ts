/** The guard's checks as JSON Schema. */
import type { ContractRow } from '../calls';
import { typeOfKey, type KeyType } from '../keyTypes';

/** The part of JSON Schema that a contract needs. */
export interface Schema {
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
  readonly enum?: readonly (string | null)[];
  readonly not?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly contentMediaType?: string;
}

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

/** An object with the given keys, as in answers.ts. */
export const answerSchema = (names: readonly string[]): Schema => {
  const heads = [...new Set(names.map((name) => name.split('.')[0] ?? name))];
  if (heads.length === 0) return {};
  const inner = (head: string) =>
    names.filter((name) => name.startsWith(`${head}.`)).map((name) => name.slice(head.length + 1));
  return {
    type: 'object',
    properties: Object.fromEntries(
      heads.map((head) => {
        const schema = answerSchema(inner(head));
        return head.endsWith('[]')
          ? [head.slice(0, -2), { type: 'array', items: schema }]
          : [head, schema];
      }),
    ),
    required: heads.map((head) => head.replace('[]', '')),
  };
};
