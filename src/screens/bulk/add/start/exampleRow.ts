import type { ImportColumn } from '../importColumns';

/** A product that shows what each column takes; the zeros of its SKU are to be kept. */
const example: Partial<Record<string, string>> = {
  sku: '00012345',
  product_description: 'Oat milk 1 l',
  primary_category: 'Beverages',
  category: 'Milk',
  notional_name: 'Oat milk',
  state: 'BOX',
  state_reporting_uom: 'CS',
  state_reporting_uom_baseline: '12',
  state_dimensions_width: '3.5',
  state_dimensions_height: '8',
  state_dimensions_depth: '3.5',
} satisfies Partial<Record<ImportColumn, string>>;

/** The example's text of a column; empty for one it says nothing of. */
export const exampleRow = ({ name }: { readonly name: string }): string => example[name] ?? '';
