/** The platform's feature flags and their default values (rules 3, 5, 7; rules R22). */
import { byName } from '../handlers/handler';
import { defineRecords } from '../handlers/records';
import { nameOf, oneOf } from '../handlers/values';
import { refuse, refuseAt } from '../refusal';
import { numbered } from '../store/seed/seedId';
import type { Row } from '../store/tables';

const types = ['BOOLEAN', 'STRING', 'UUID', 'NUMBER'] as const;
type FlagType = (typeof types)[number];

export interface Feature extends Row {
  readonly name: string;
  readonly type: FlagType;
  readonly value: boolean | number | string;
}

const table = 'features';

const seeded: readonly Omit<Feature, 'id'>[] = [
  { name: 'shelf_gap_alerts', type: 'BOOLEAN', value: true },
  { name: 'price_label_reading', type: 'BOOLEAN', value: false },
  { name: 'count_confidence_floor', type: 'NUMBER', value: 0.82 },
  { name: 'capture_retry_limit', type: 'NUMBER', value: 3 },
  { name: 'default_label_language', type: 'STRING', value: 'en' },
  { name: 'support_channel', type: 'STRING', value: 'operations' },
  { name: 'rollout_group', type: 'UUID', value: '6f9619ff-8b86-4d11-b42d-00c04fc964ff' },
  { name: 'night_capture', type: 'BOOLEAN', value: false },
  { name: 'par_level_suggestions', type: 'BOOLEAN', value: true },
  { name: 'image_retention_days', type: 'NUMBER', value: 90 },
  { name: 'ambiguous_product_hints', type: 'BOOLEAN', value: true },
  { name: 'fallback_store_template', type: 'UUID', value: '0e37df36-f698-4d21-8a1c-1f7b2c4f9a10' },
];

export const isUuid = (text: string): boolean =>
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text);

const wrong = (text: string): never => refuseAt('value', text);

const valueOf = (type: FlagType, value: unknown): Feature['value'] => {
  if (type === 'BOOLEAN') {
    return typeof value === 'boolean' ? value : wrong('The value is neither true nor false.');
  }
  if (type === 'NUMBER') {
    return typeof value === 'number' && Number.isFinite(value)
      ? value
      : wrong('The value is not a number.');
  }
  if (typeof value !== 'string' || value.trim() === '') return wrong('Default value is required.');
  return type === 'UUID' && !isUuid(value) ? wrong('UUID must be valid.') : value.trim();
};

export const demo = defineRecords<Feature>({
  table,
  what: 'feature flag',
  list: 'features',
  order: byName,
  blank: ({ data, body }) => {
    const [name, type] = [nameOf(body), oneOf(body, 'type', types)];
    if (data.open<Feature>(table).find({ name }))
      refuse(409, `A feature flag named ${name} already exists.`, { name: 'This name is taken.' });
    return { name, type, value: valueOf(type, body.value) };
  },
  seed: () => numbered('feaf1a65', seeded),
  calls: (features) => ({
    'GET /api/features': features.list,
    'POST /api/features': {
      body: ['name!', 'type!', 'value!'],
      types: { type: { oneOf: types } },
      answer: features.create,
    },
    'DELETE /api/features/{id}': features.remove,
  }),
});
