/**
 * Values that their field kind does not describe, by their key in any record: those with an inner structure of their
 * own (rules 3). The type of other keys is their kind's (kinds.ts).
 */
import type { Schema } from './schemas';

const text: Schema = { type: 'string' };
const texts: Schema = { type: 'array', items: text };
const numberOrNone: Schema = { type: ['number', 'null'] };

const scalar: Schema = { type: ['boolean', 'number', 'string', 'null'] };

const object = (properties: Schema['properties'] = {}, required?: readonly string[]): Schema => ({
  type: 'object',
  properties,
  ...(required ? { required } : {}),
});

const orNone = (schema: Schema): Schema => ({ ...schema, type: [String(schema.type), 'null'] });

const listOf = (items: Schema): Schema => ({ type: ['array', 'null'], items });

export const keySchemas: Readonly<Record<string, Schema>> = {
  auth_details: {
    ...orNone(object()),
    description: 'Depends on the way of signing in; often hidden.',
  },
  credentials: { ...orNone(object()), description: 'Parameters by name, usually masked.' },
  key_phrases: {
    type: ['object', 'array', 'null'],
    properties: { primary_phrases: texts, common_phrases: texts, phrases: texts },
    items: text,
  },
  prediction_labels: {
    type: ['object', 'null'],
    additionalProperties: { type: 'number', minimum: 0 },
    examples: [{ whole_milk_1_gal: 1 }],
  },
  pan_sizes: listOf({
    type: 'object',
    properties: {
      id: text,
      name: { type: ['string', 'null'] },
      dimensions: orNone(
        object({ depth: numberOrNone, width: numberOrNone, height: numberOrNone }),
      ),
      default_amount: numberOrNone,
      is_selected: { type: ['boolean', 'null'] },
    },
    required: ['id'],
  }),
  template: {
    type: ['object', 'null'],
    properties: {
      returnUrl: { type: ['string', 'null'] },
      products: { ...listOf(text), description: 'Ids of products, in lower case.' },
    },
  },
  // Of an organization's feature flags, and of one flag.
  feature_flags: listOf(
    object({
      id: text,
      name: { type: ['string', 'null'] },
      type: { type: ['string', 'null'] },
      value: scalar,
      default_value: scalar,
    }),
  ),
  value: scalar,
  default_value: scalar,
  account_storage_defaults: { type: ['object', 'null'], additionalProperties: {} },
};
