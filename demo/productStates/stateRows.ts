/**
 * A product's states: seeded ones, overlaid with changed, created and removed ones. So thousands of products cost
 * nothing until they are read.
 */
import { ownerOf, seededStatesOf, seededState, type SeededState } from './seededStates';
import { refuse } from '../refusal';
import { cached } from '../store/cached';
import type { Data } from '../store/store';
import type { Product, Row } from '../store/tables';
import type { ProductState } from './productState';

export const stateTable = 'productStates';

/** A seeded state that was removed. */
interface Removed extends Row {
  readonly inventory_product_sku_id: string;
  readonly isRemoved: true;
}

type Kept = ProductState | Removed;

const isRemoved = (row: Kept): row is Removed => 'isRemoved' in row;

const keptOf = (data: Data, productId: string): Map<string, Kept> =>
  new Map(
    data
      .open<Kept>(stateTable)
      .by('inventory_product_sku_id', productId)
      .map((row) => [row.id, row]),
  );

/** Rows are never mutated, so the cached states stay valid for the same row object. */
const untouched = new WeakMap<Product, ProductState[]>();

const untouchedOf = (product: Product): ProductState[] =>
  cached(untouched, product, () => seededStatesOf(product).map((one) => seededState(product, one)));

/** Seeded ones first, then created ones. */
export const statesOf = (data: Data, product: Product): ProductState[] => {
  const kept = keptOf(data, product.id);
  if (kept.size === 0) return untouchedOf(product);
  const seeded = seededStatesOf(product);
  const own: Kept[] = seeded.map((one) => kept.get(one.id) ?? seededState(product, one));
  const made = [...kept.values()].filter(({ id }) => seeded.every((one) => one.id !== id));
  return [...own, ...made].flatMap((row) => (isRemoved(row) ? [] : row));
};

/** Only ids and names, for many products at once. */
export const stateNames = (data: Data): ((product: Product) => readonly SeededState[]) => {
  const changed = new Set(
    data
      .open<Kept>(stateTable)
      .all()
      .map(({ inventory_product_sku_id }) => inventory_product_sku_id),
  );
  return (product) =>
    changed.has(product.id)
      ? statesOf(data, product).map(({ id, state }) => ({ id, state }))
      : seededStatesOf(product);
};

/** Undefined if there is none, or no longer. */
export const stateById = (data: Data, id: string): ProductState | undefined => {
  const products = data.table('products');
  const kept = data.open<Kept>(stateTable).get(id);
  if (kept)
    return isRemoved(kept) || !products.get(kept.inventory_product_sku_id) ? undefined : kept;
  const product = products.get(ownerOf(id, products.all) ?? '');
  const seeded = product && seededStatesOf(product).find((one) => one.id === id);
  return seeded && seededState(product, seeded);
};

/** The state, or 404. */
export const stateOf = (data: Data, id: string | undefined): ProductState =>
  stateById(data, id ?? '') ?? refuse(404, 'There is no product state with this id.');

export const keepState = (data: Data, state: ProductState): ProductState => {
  data.open<Kept>(stateTable).put(state);
  return state;
};

export const removeState = (data: Data, state: ProductState): void => {
  const { id, inventory_product_sku_id } = state;
  const table = data.open<Kept>(stateTable);
  const isSeeded = seededStatesOf({ id: inventory_product_sku_id }).some((one) => one.id === id);
  if (isSeeded) table.put({ id, inventory_product_sku_id, isRemoved: true });
  else table.remove(id);
};

/** Removes the stored states of a removed product. */
export const forgetStates = (data: Data, productId: string): void => {
  for (const id of keptOf(data, productId).keys()) data.open<Kept>(stateTable).remove(id);
};
