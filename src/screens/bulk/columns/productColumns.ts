/** Positions of the columns that need more than the product's own values (rules 3, 9). */
import type { EntryColumn } from '../../../lib/grid/entries/types';
import { zonesKey } from './zonePlan';
import type { RowPart } from '../../../lib/batches/types';

/** Columns that are sent unchanged in POST /api/products/bulk. */
export const ownColumns = [
  'sku',
  'product_description',
  'primary_category',
  'category',
  'item_app_eligible',
] as const;

export const sideColumns = [
  'state_dimensions_width',
  'state_dimensions_height',
  'state_dimensions_depth',
] as const;

const further = [
  'notional_name',
  'state',
  'state_reporting_uom',
  'state_reporting_uom_baseline',
  ...sideColumns,
] as const;

export type ImportColumn = (typeof ownColumns)[number] | (typeof further)[number];

export type Places = Readonly<Record<ImportColumn, number>>;

/** @throws if the sheet does not have one of them, which is an error in the declaration */
export const columnPlaces = (columns: readonly EntryColumn[]): Places => {
  const place = (name: ImportColumn): number => {
    const at = columns.findIndex(({ key }) => key === name);
    if (at < 0) throw new Error(`The sheet has no column '${name}'.`);
    return at;
  };
  return Object.fromEntries(
    [...ownColumns, ...further].map((name) => [name, place(name)]),
  ) as Record<ImportColumn, number>;
};

/** The part of a row's save that sends the column. */
const partOf = (key: string): RowPart => {
  if (key === 'notional_name') return 'notional';
  if (key === zonesKey) return 'zones';
  return key === 'state' || key.startsWith('state_') ? 'state' : 'product';
};

const placesWhere = (columns: readonly EntryColumn[], is: (part: RowPart) => boolean) =>
  [...columns.keys()].filter((place) => is(partOf(columns[place]?.key ?? '')));

/** Columns that were already sent for a product that lacks only these parts. */
export const fixedColumns = (
  columns: readonly EntryColumn[],
  missing: readonly RowPart[],
): readonly number[] => placesWhere(columns, (part) => !missing.includes(part));

/** Keys in requests that differ from their column's key. */
const columnOfField: Readonly<Record<string, ImportColumn>> = {
  inventory_notional_product_id: 'notional_name',
  reporting_uom: 'state_reporting_uom',
  reporting_uom_baseline: 'state_reporting_uom_baseline',
  'product_dimensions.width': 'state_dimensions_width',
  'product_dimensions.height': 'state_dimensions_height',
  'product_dimensions.depth': 'state_dimensions_depth',
  product_dimensions: 'state_dimensions_width',
};

/** The column of a rejection: the value that the platform named, or else the first one of the refused part. */
export const placeOfFault = (
  columns: readonly EntryColumn[],
  { part, field }: { readonly part: RowPart; readonly field?: string },
): { readonly column: number; readonly of: readonly number[] } => {
  const key = field === undefined ? undefined : (columnOfField[field] ?? field);
  const places = placesWhere(columns, (columnPart) => columnPart === part);
  const named = places.find((place) => columns[place]?.key === key);
  return named === undefined
    ? { column: places[0] ?? 0, of: places }
    : { column: named, of: [named] };
};
