/** Columns of each saved row after its number; the first links to the record (rules 2). */
export const resultColumns = [
  'sku',
  'product_description',
  'primary_category',
  'category',
  'item_app_eligible',
] as const;
