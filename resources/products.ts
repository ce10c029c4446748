import { byPage } from '../src/schema/calls';
import { hashIn } from '../src/schema/condition';
import { defineResource } from '../src/schema/defineResource';
import { choice, onOff, reference, text } from '../src/schema/fields';
import { fixed, fromPlatform } from '../src/schema/options';
import { productsInBulk } from './shared/bulkProducts';
import { zonesOfProduct } from './shared/zoneProducts';
import { organization } from './shared/organization';
import { namedPart } from '../src/schema/takeOver';

/** Hashes of the two organizations that have an L6 ID (rules 6; demo/README.md names the demo's). */
const l6Organizations = ['f3cafe5a', 'f4caffed'];

const categoryOf = (type: 'PRIMARY' | 'SECONDARY') => ({
  gatedBy: 'account_id',
  options: fromPlatform({
    path: '/api/organizations/:account_id/categories',
    read: 'categories',
    value: 'name',
    where: { type },
    of: 'categories',
  }),
  filterOptions: fromPlatform({
    path: '/api/categories',
    query: { type },
    read: 'categories',
    value: 'name',
  }),
});

/** What products are grouped by, in lists and forms alike. */
const grouping = [
  'primary_category',
  'category',
  'inventory_notional_product_id',
  'inventory_pick_list_slot_id',
] as const;

const editable = [
  'l6_id',
  'sku',
  'product_description',
  ...grouping,
  'item_app_eligible',
  'item_app_status',
  'is_archived',
  'default_reporting_uom',
] as const;

/** Products (SKUs) of an organization (rules 3, 4, 7). */
export const products = defineResource({
  name: 'products',
  label: 'Product',
  labels: 'Products',
  menu: {
    group: 'main',
    order: 40,
    icon: 'box',
    key: 'p',
    keywords: ['skus', 'articles', 'goods'],
  },
  routes: { list: '/products', view: '/products/view/:id' },
  scope: 'organizations',
  api: '/api/products',
  fields: {
    account_id: organization({ pick: { services: 'METASHELF' } }),
    l6_id: text({
      label: 'L6 ID',
      code: true,
      max: 100,
      shownIf: hashIn('account_id', l6Organizations),
    }),
    sku: text({ label: 'SKU', required: true, code: true, max: 100 }),
    product_description: text({ label: 'Description', required: true, multiline: true }),
    primary_category: choice({ label: 'Primary Category', ...categoryOf('PRIMARY') }),
    category: choice({ label: 'Secondary Category', ...categoryOf('SECONDARY') }),
    inventory_notional_product_id: reference('notionals', {
      label: 'Notional Product',
      gatedBy: 'account_id',
      from: ['inventory_notional_product_id', 'inventory_notional_product.id'],
      nameFrom: ['inventory_notional_product.name', 'notional_name'],
      via: 'notional',
      pick: { account_id: '{account_id}' },
      canAdd: true,
    }),
    // The slot id is the pick list's label, so no name is looked up (rules 3, Pick list).
    inventory_pick_list_slot_id: reference('pickLists', {
      label: 'Pick List',
      by: 'label_identifier',
      gatedBy: 'account_id',
      nameFrom: ['inventory_pick_list_slot_id'],
    }),
    item_app_eligible: choice({
      label: 'Eligibility',
      whenEmpty: 'NULL',
      canBeEmptied: false,
      options: fixed(['NONE', 'TEST', 'PRODUCTION']),
      tones: { PRODUCTION: 'success', TEST: 'info' },
    }),
    item_app_status: choice({
      label: 'Status',
      canBeEmptied: false,
      options: fixed(['NEW', 'DRAFT', 'PUBLISHED']),
      tones: { PUBLISHED: 'success', DRAFT: 'warning' },
    }),
    // Never shown: the platform uses it to filter by the products of a job template (rules 7).
    job_template_id: text({ label: 'Job Template' }),
    is_archived: onOff({
      label: 'Archived',
      words: { on: 'Archived', off: 'Not archived' },
      hint: 'An archived product is removed from its zones and no longer appears in job results.',
    }),
    default_reporting_uom: choice({
      label: 'Default reporting UOM',
      help: 'The default reporting UOM is used when reporting quantities of zero.',
      gatedBy: 'account_id',
      options: fromPlatform({ path: '/api/organizations/:account_id/uom', read: 'uoms.enabled' }),
      whenNone: {
        text: 'No UOMs are enabled for this organization. Enable UOMs for the organization',
        link: 'here',
        to: '/organizations/view/{account_id}/uom',
      },
    }),
  },
  calls: {
    list: {
      path: '/api/products',
      read: 'products',
      paging: byPage({ page: 'page', size: 'limit' }),
      filters: {
        kind: 'json',
        parameter: 'filters',
        names: [
          'account_id',
          'primary_category',
          'category',
          'item_app_eligible',
          'is_archived',
          'job_template_id',
        ],
        nullable: ['item_app_eligible'],
      },
      search: 'search',
    },
    create: {
      path: '/api/products',
      check: {
        path: '/api/products/check',
        within: 'account_id',
        by: 'sku',
        as: 'skus',
        read: 'products',
      },
    },
    update: { path: '/api/products/:id', send: editable },
    extra: {
      notional: { path: '/api/products/:id/notional' },
      ofOrganization: {
        path: '/api/products/bulk',
        query: {
          account_id: '{record.account_id}',
          limit: '{record.limit}',
          offset: '{record.offset}',
        },
      },
    },
  },
  represent: '{product_description}',
  found: { detail: ['sku'] },
  list: {
    columns: ['sku', 'product_description', 'item_app_eligible', 'is_archived', 'account_id'],
    // As in the products of a zone: the description is what people know, and it is long.
    onPhone: [['product_description', 'sku', 'item_app_eligible']],
    setForSelected: ['is_archived', 'item_app_eligible', ...grouping, 'default_reporting_uom'],
    filters: ['account_id', 'primary_category', 'category', 'item_app_eligible', 'is_archived'],
    isSearchable: true,
    tools: [
      {
        key: 'bulk-add',
        label: 'Bulk Add / Import Products',
        dialog: namedPart(() => import('../src/screens/bulk/add/BulkAdd'), 'BulkAdd'),
      },
    ],
    links: ['matrix'],
  },
  view: {
    fields: [
      'sku',
      'product_description',
      'account_id',
      'l6_id',
      ...grouping,
      'item_app_eligible',
      'item_app_status',
      'is_archived',
      'default_reporting_uom',
    ],
    panels: [
      {
        of: 'productStates',
        title: 'Product States',
        within: { product_id: 'id', account_id: 'account_id' },
      },
      { title: 'Zones', links: zonesOfProduct },
    ],
  },
  create: {
    title: 'Add Product',
    fields: [
      'account_id',
      'l6_id',
      'sku',
      'product_description',
      'primary_category',
      'category',
      'inventory_notional_product_id',
    ],
    then: '/products/view/{id}',
    canBeCopied: true,
    duplicate: {
      without: { sku: 'unique', l6_id: 'unique' },
      children: [
        {
          of: 'productStates',
          isOn: true,
          note: 'Without UPCs, 3D models and thumbnails. Key phrases become one list.',
        },
      ],
    },
  },
  edit: {
    title: 'Edit Product',
    fields: editable,
    done: 'Product "{product_description}" updated successfully!',
    // Not archiving, which removes a product from its zones, and not what may have been NULL, which no call sets again.
    canUndo: [...grouping, 'default_reporting_uom'],
  },
  remove: { then: '/products' },
  bulk: productsInBulk,
});
