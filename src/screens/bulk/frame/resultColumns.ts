/** What is listed of each row that was saved, after its number; the first leads to the record (rules 2). */
export const resultColumns = [
  'sku',
  'product_description',
  'primary_category',
  'category',
  'item_app_eligible',
] as const;
