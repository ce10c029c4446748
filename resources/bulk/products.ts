import type { Bulk } from '../../src/schema/bulk';

/** Properties that can be set for many products at once: all but what tells them apart. */
const properties = [
  'product_description',
  'l6_id',
  'primary_category',
  'category',
  'inventory_notional_product_id',
  'inventory_pick_list_slot_id',
  'item_app_eligible',
  'item_app_status',
  'is_archived',
  'default_reporting_uom',
] as const;

const ofState = { of: 'productStates', isOptional: true } as const;

/** Products made, imported and changed many at a time (Specification 2; 3, Import columns; 4; 5, Bulk row). */
export const productsInBulk: Bulk<(typeof properties)[number] | 'sku'> = {
  key: 'sku',
  add: {
    columns: [
      {
        name: 'sku',
        field: 'sku',
        synonyms: ['product code', 'item number', 'item no', 'article number', 'item id', 'code'],
      },
      {
        name: 'product_description',
        field: 'product_description',
        synonyms: ['description', 'product name', 'item name', 'name', 'product', 'item', 'title'],
      },
      {
        name: 'primary_category',
        field: 'primary_category',
        synonyms: ['main category', 'department', 'category 1'],
      },
      {
        name: 'category',
        field: 'category',
        synonyms: ['secondary category', 'sub category', 'category 2'],
      },
      {
        name: 'notional_name',
        field: 'inventory_notional_product_id',
        synonyms: ['notional', 'notional product', 'generic product', 'ingredient'],
      },
      {
        name: 'state',
        ...ofState,
        field: 'state',
        synonyms: ['product state', 'packaging', 'pack type', 'package'],
      },
      {
        name: 'state_reporting_uom',
        ...ofState,
        field: 'reporting_uom',
        isUnitCode: true,
        synonyms: ['reporting uom', 'uom', 'unit', 'unit of measure', 'reporting unit'],
      },
      {
        name: 'state_reporting_uom_baseline',
        ...ofState,
        field: 'reporting_uom_baseline',
        synonyms: [
          'reporting uom baseline',
          'uom baseline',
          'baseline',
          'quantity per unit',
          'pack size',
        ],
      },
      {
        name: 'state_dimensions_width',
        ...ofState,
        field: 'product_dimensions',
        part: 'width',
        label: 'Width (in)',
        synonyms: ['width', 'w'],
      },
      {
        name: 'state_dimensions_height',
        ...ofState,
        field: 'product_dimensions',
        part: 'height',
        label: 'Height (in)',
        synonyms: ['height', 'h'],
      },
      {
        name: 'state_dimensions_depth',
        ...ofState,
        field: 'product_dimensions',
        part: 'depth',
        label: 'Depth (in)',
        synonyms: ['depth', 'd', 'length'],
      },
      {
        name: 'item_app_eligible',
        field: 'item_app_eligible',
        initial: 'NONE',
        isNotImported: true,
      },
    ],
  },
  edit: {
    columns: ['sku', ...properties],
    properties,
    joins: 'zones',
  },
};
