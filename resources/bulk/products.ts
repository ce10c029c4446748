import type { Bulk } from '../../src/schema/bulk';
import { barcodes, headings, unitNames } from './productHeadings';

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

/** Products made, imported and changed many at a time (rules 2; 3, Import columns; 4; 5, Bulk row). */
export const productsInBulk: Bulk<(typeof properties)[number] | 'sku'> = {
  key: 'sku',
  add: {
    columns: [
      {
        name: 'sku',
        field: 'sku',
        synonyms: headings.sku,
        otherWords: barcodes,
      },
      {
        name: 'product_description',
        field: 'product_description',
        synonyms: headings.description,
      },
      {
        name: 'primary_category',
        field: 'primary_category',
        synonyms: headings.primaryCategory,
      },
      {
        name: 'category',
        field: 'category',
        synonyms: headings.category,
      },
      {
        name: 'notional_name',
        field: 'inventory_notional_product_id',
        synonyms: headings.notional,
      },
      {
        name: 'state',
        ...ofState,
        field: 'state',
        synonyms: headings.state,
      },
      {
        name: 'state_reporting_uom',
        ...ofState,
        field: 'reporting_uom',
        isUnitCode: true,
        synonyms: headings.uom,
        valueSynonyms: unitNames,
      },
      {
        name: 'state_reporting_uom_baseline',
        ...ofState,
        field: 'reporting_uom_baseline',
        synonyms: headings.baseline,
      },
      {
        name: 'state_dimensions_width',
        ...ofState,
        field: 'product_dimensions',
        part: 'width',
        label: 'Width (in)',
        synonyms: headings.width,
      },
      {
        name: 'state_dimensions_height',
        ...ofState,
        field: 'product_dimensions',
        part: 'height',
        label: 'Height (in)',
        synonyms: headings.height,
      },
      {
        name: 'state_dimensions_depth',
        ...ofState,
        field: 'product_dimensions',
        part: 'depth',
        label: 'Depth (in)',
        synonyms: headings.depth,
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
