/** Where the columns stand whose texts become more than a product's own values (Specification 3, 9). */
import type { EntryColumn } from '../../../grid/entriesTypes';
import { unitOf } from '../../../schema/unitOf';

/** Texts that go as they are into POST /api/products/bulk. */
export const ownColumns = [
  'sku',
  'product_description',
  'primary_category',
  'category',
  'item_app_eligible',
] as const;

const further = [
  'notional_name',
  'state',
  'state_reporting_uom',
  'state_reporting_uom_baseline',
  'state_dimensions_width',
  'state_dimensions_height',
  'state_dimensions_depth',
] as const;

export type ImportColumn = (typeof ownColumns)[number] | (typeof further)[number];

/** Texts that are sent as something else than what stands in the cell. */
export const sentAs: Partial<Record<string, (text: string) => string>> = {
  state: (text) => text.toUpperCase(),
  state_reporting_uom: unitOf,
} satisfies Partial<Record<ImportColumn, (text: string) => string>>;

export type Places = Readonly<Record<ImportColumn, number>>;

/** @throws for a sheet without one of them: a mistake of the declaration. */
export const placesOf = (columns: readonly EntryColumn[]): Places => {
  const place = (name: ImportColumn): number => {
    const at = columns.findIndex(({ key }) => key === name);
    if (at < 0) throw new Error(`The sheet has no column '${name}'.`);
    return at;
  };
  return Object.fromEntries(
    [...ownColumns, ...further].map((name) => [name, place(name)]),
  ) as Record<ImportColumn, number>;
};
