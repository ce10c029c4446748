import type { Bulk } from '../../src/schema/bulk';

const columns = [
  'sku',
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

type Name = (typeof columns)[number];

const ofState = { of: 'productStates', isOptional: true } as const;

/** Bulk add, import and bulk edit of products (rules 2; 3, Import columns; 4; 5, Bulk row). */
export const productsInBulk: Required<Pick<Bulk<Name>, 'key' | 'add' | 'words'>> & {
  readonly edit: Required<NonNullable<Bulk<Name>['edit']>>;
} = {
  key: 'sku',
  words: () => import('./productWords'),
  add: {
    columns: [
      { name: 'sku', field: 'sku' },
      { name: 'product_description', field: 'product_description' },
      { name: 'primary_category', field: 'primary_category' },
      { name: 'category', field: 'category' },
      { name: 'notional_name', field: 'inventory_notional_product_id' },
      { name: 'state', ...ofState, field: 'state' },
      { name: 'state_reporting_uom', ...ofState, field: 'reporting_uom' },
      { name: 'state_reporting_uom_baseline', ...ofState, field: 'reporting_uom_baseline' },
      {
        name: 'state_dimensions_width',
        ...ofState,
        field: 'product_dimensions',
        label: 'Width (in)',
      },
      {
        name: 'state_dimensions_height',
        ...ofState,
        field: 'product_dimensions',
        label: 'Height (in)',
      },
      {
        name: 'state_dimensions_depth',
        ...ofState,
        field: 'product_dimensions',
        label: 'Depth (in)',
      },
      {
        name: 'item_app_eligible',
        field: 'item_app_eligible',
        initial: 'NONE',
        isNotImported: true,
      },
    ],
  },
  edit: { columns, joins: 'zones', child: 'productStates' },
};
