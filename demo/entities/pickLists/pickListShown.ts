/** The content of a pick list: the products with its slot, and how their states are displayed there. */
import { stateNames } from '../../productStates/stateRows';
import type { Data } from '../../store/store';
import type { PickList, Product } from '../../store/tables';

type Shown = PickList['states'][number];

export const skuOf = ({ id, sku, product_description }: Product) => ({
  id,
  sku,
  product_description,
});

const slotKey = ({ account_id, inventory_pick_list_slot_id: slot }: Product): string =>
  slot === null ? '' : `${account_id} ${slot}`;

/** The products with the slot of a pick list, by SKU. */
export const productsIn = (data: Data, { account_id, label_identifier }: PickList): Product[] =>
  data
    .table('products')
    .by(slotKey, `${account_id} ${label_identifier}`)
    .sort((a, b) => a.sku.localeCompare(b.sku, 'en'));

/** The default display of a state. */
const asUsual = (stateId: string, state: string): Shown =>
  state === 'BOX'
    ? { stateId, displayStyle: 'QUARTERS', displayStyleStep: 0.25 }
    : { stateId, displayStyle: 'WHOLE', displayStyleStep: 1 };

/** A product without choices is included with all its states. */
export const entriesOf = (
  data: Data,
  { states: chosen }: PickList,
  products: readonly Product[],
) => {
  const namesOf = stateNames(data);
  return products.flatMap((product) => {
    const own = namesOf(product).map(({ id, state }) => ({
      state,
      kept: chosen.find(({ stateId }) => stateId === id),
      usual: asUsual(id, state),
    }));
    const isUntouched = own.every(({ kept }) => kept === undefined);
    return own.flatMap(({ state, kept, usual }) => {
      const shown = kept ?? (isUntouched ? usual : undefined);
      return shown === undefined ? [] : [{ ...shown, product: skuOf(product), state }];
    });
  });
};

export const pickListShown = (pickList: PickList, { data }: { readonly data: Data }) => {
  const products = productsIn(data, pickList);
  return { ...pickList, states: entriesOf(data, pickList, products), skus: products.map(skuOf) };
};

/** What is stored once a choice was made: every current state. */
export const keptOf = (
  data: Data,
  pickList: PickList,
  products: readonly Product[],
): readonly Shown[] =>
  entriesOf(data, pickList, products).map(({ product: _product, state: _state, ...kept }) => kept);
