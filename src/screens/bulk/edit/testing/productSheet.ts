/** A sheet of the real declaration with test products. */
import { products } from '../../../../../resources/products';
import { declarations } from '../../../../../resources/index';
import { createRegistry } from '../../../../schema/registry';
import { editColumnsOf } from '../../columns/columnsOf';
import { createSheet, type Sheet } from '../sheet/createSheet';
import type { LoadedRecord } from '../../columns/recordTexts';
import { zonePlanColumn } from '../../columns/zonePlan';

const context = {
  declaration: products,
  registry: createRegistry(declarations),
  accountId: 'org-1',
  locale: 'en-GB',
  translate: (key: string, values?: { readonly _?: string }) => values?._ ?? key,
  optionsOf: () => undefined,
};

export const productColumns = [...editColumnsOf(context), zonePlanColumn('Zones')];

export const productSheet = (records: readonly LoadedRecord[]): Sheet => {
  const sheet = createSheet({ declaration: products, columns: productColumns });
  sheet.append(records);
  return sheet;
};

export const product = (number: number, values: LoadedRecord = {}): LoadedRecord => ({
  id: `p-${number}`,
  sku: `SKU-${number}`,
  product_description: `Product ${number}`,
  primary_category: 'Dairy',
  category: null,
  inventory_notional_product_id: null,
  inventory_notional_product: null,
  inventory_pick_list_slot_id: null,
  item_app_eligible: 'NONE',
  item_app_status: null,
  is_archived: false,
  default_reporting_uom: null,
  zones: [],
  ...values,
});

/** Types a text into a cell, by the column's key. */
export const type = ({ columns, entries }: Sheet, row: number, key: string, text: string): void => {
  const column = columns.findIndex((one) => one.key === key);
  entries.set([{ row, column, text }]);
};
