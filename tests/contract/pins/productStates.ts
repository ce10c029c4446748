/** Product states (rules 3, 7: Product states). */
import type { EntityPins } from '../pin';

/** Keys that exist independent of the state's switches. */
const keys = [
  'inventory_product_sku_id',
  'name',
  'state',
  'uom',
  'uom_baseline',
  'is_reporting_uom_conversion',
  'product_dimensions',
  'minimum_depth_threshold',
  'count_rounding',
  'capacity_rounding',
  'key_phrases',
  'prediction_labels',
  'prediction_label',
  'upc',
  'external_id',
  'is_visually_similar',
  'is_ambiguous',
  'hex_color',
  'display_style',
  'detection_technique_value',
  'count_techniques',
  'count_technique',
  'default_pan_size_id',
];

const plain = {
  is_reporting_uom_conversion: false,
  display_style: 'WHOLE',
  pan_sizes: null,
  product_dimensions: { width: 4, height: 6.5, depth: 3 },
};

export const productStatePins: Readonly<Record<string, EntityPins>> = {
  productStates: {
    list: { call: 'GET /api/products/states', query: ['product_id'] },
    create: {
      call: 'POST /api/products/states',
      body: keys,
      values: {
        ...plain,
        state: 'BOX',
        uom_baseline: 1,
        key_phrases: ['PINNED'],
        hex_color: '#ffffff',
        detection_technique_value: 'OCR',
      },
    },
    update: {
      call: 'PUT /api/products/states/{id}',
      body: keys,
      values: { ...plain, name: 'Renamed' },
    },
    remove: { call: 'DELETE /api/products/states/{id}' },
  },
};
