import type { AnyDeclaration } from '../../../schema/defineResource';
import { importedColumns } from '../columns/importColumns';

/** What is listed of each product that was saved, after its number; the first leads to the record (rules 2). */
const ofProduct = [
  'sku',
  'product_description',
  'primary_category',
  'category',
  'item_app_eligible',
] as const;

/** What is listed of each row: the columns of an import, or those of a product. */
export const resultColumnsOf = (declaration: AnyDeclaration): readonly string[] =>
  declaration.bulk?.import ? importedColumns(declaration).map(({ name }) => name) : ofProduct;
