/** One path, several meanings: what ?type= makes of PUT and DELETE (readings.md 4, 5). */
import { knowKeys } from '../guard';
import { moveSlot } from '../locations/location';
import { stateNames } from '../productStates/stateRows';
import { outsideAt, outsideContract, refuse, refuseAt } from '../refusal';
import type { PickList, Product } from '../store/tables';
import { found, type Call, type Handlers } from './handler';
import { displayStyleSteps, displayStyles } from './optionLists';
import { keptOf, pickListShown, productsBySlot } from './pickListShown';
import { objectsOf, oneOf, textOf } from './values';

type Values = Readonly<Record<string, unknown>>;
type Shown = PickList['states'][number];

const stateKeys = ['stateId', 'displayStyle', 'displayStyleStep'];

const pickListOf = ({ data, params }: Call): PickList =>
  found(data.table('pickLists'), params.id, 'pick list');

export const shownNow = ({ data }: Pick<Call, 'data'>, pickList: PickList) =>
  pickListShown(data, pickList, productsBySlot(data)(pickList));

const keep = (call: Call, pickList: PickList) =>
  shownNow(call, call.data.table('pickLists').put(pickList));

const ownStates = ({ data }: Call, product: Product): readonly string[] =>
  stateNames(data)(product).map(({ id }) => id);

/** @param at where the state stands in the body, for the errors' keys */
const stateFrom = (call: Call, values: Values, products: readonly Product[], at = ''): Shown => {
  knowKeys(Object.keys(values), stateKeys, 'state');
  const stateId = textOf(values, 'stateId');
  const isHere = products.some((product) => ownStates(call, product).includes(stateId));
  if (!isHere) refuseAt(`${at}stateId`, 'No product of this pick list has this state.');
  const displayStyle = displayStyles.find((style) => style === values.displayStyle);
  if (displayStyle === undefined)
    return refuseAt(`${at}displayStyle`, `displayStyle is none of ${displayStyles.join(', ')}.`);
  const displayStyleStep = displayStyleSteps.find((step) => step === values.displayStyleStep);
  return displayStyleStep === undefined
    ? refuseAt(
        `${at}displayStyleStep`,
        `displayStyleStep is none of ${displayStyleSteps.join(', ')}.`,
      )
    : { stateId, displayStyle, displayStyleStep };
};

/** States that are not named stay as they are; one that was removed comes back. */
const withStates = (
  call: Call,
  pickList: PickList,
  changes: (own: readonly Product[]) => Shown[],
) => {
  const products = productsBySlot(call.data)(pickList);
  const states = new Map(
    keptOf(call.data, pickList, products).map((state) => [state.stateId, state]),
  );
  for (const state of changes(products)) states.set(state.stateId, state);
  return keep(call, { ...pickList, states: [...states.values()] });
};

const several = (call: Call, products: readonly Product[]): Shown[] => {
  const states = objectsOf(call.body, 'pickListStates').map((values, at) =>
    stateFrom(call, values, products, `pickListStates.${at}.`),
  );
  const ids = states.map(({ stateId }) => stateId);
  const twice = ids.findIndex((id, at) => ids.indexOf(id) !== at);
  return twice === -1
    ? states
    : refuseAt(`pickListStates.${twice}.stateId`, 'This state is given twice.');
};

/** A product carries one slot, so it stands in one pick list at most. */
const addSku = (call: Call, pickList: PickList) => {
  const products = call.data.table('products');
  const product = products.get(textOf(call.body, 'skuId'));
  if (product?.account_id !== pickList.account_id)
    return refuseAt('skuId', 'The organization has no such product.');
  const label = product.inventory_pick_list_slot_id;
  if (label !== null)
    refuseAt('skuId', `${product.sku} is in the pick list ${label} already.`, 409);
  products.put({ ...product, inventory_pick_list_slot_id: pickList.label_identifier });
  return keep(call, pickList);
};

const leave = (call: Call, product: Product): void => {
  call.data.table('products').put({ ...product, inventory_pick_list_slot_id: null });
};

const removeSku = (call: Call, pickList: PickList, id: string) => {
  const product = productsBySlot(call.data)(pickList).find((one) => one.id === id);
  if (!product) return refuse(404, 'This pick list has no product with this id.');
  leave(call, product);
  const gone = ownStates(call, product);
  const states = pickList.states.filter(({ stateId }) => !gone.includes(stateId));
  return keep(call, { ...pickList, states });
};

/** With its last state a product leaves. */
const removeState = (call: Call, pickList: PickList, id: string) => {
  const products = productsBySlot(call.data)(pickList);
  const kept = keptOf(call.data, pickList, products);
  const product = products.find((one) => ownStates(call, one).includes(id));
  if (!product || kept.every(({ stateId }) => stateId !== id))
    return refuse(404, 'This pick list has no state with this id.');
  const states = kept.filter(({ stateId }) => stateId !== id);
  const isLast = states.every(({ stateId }) => !ownStates(call, product).includes(stateId));
  if (isLast) leave(call, product);
  return keep(call, { ...pickList, states });
};

const removeAll = (call: Call, pickList: PickList) => {
  for (const product of productsBySlot(call.data)(pickList)) leave(call, product);
  const { account_id, label_identifier: from } = pickList;
  moveSlot(call.data, { account_id, from, to: null });
  call.data.table('pickLists').remove(pickList.id);
  return { id: pickList.id };
};

/** Keys of the body that each meaning of PUT has. */
const bodyKeys = {
  productState: stateKeys,
  updateStates: ['pickListStates'],
  productSku: ['skuId'],
} as const;

const put = (call: Call) => {
  const pickList = pickListOf(call);
  const type = oneOf(call.query, 'type', ['productState', 'updateStates', 'productSku']);
  knowKeys(Object.keys(call.body), bodyKeys[type], `body key for ${type}:`);
  if (type === 'productSku') return addSku(call, pickList);
  return withStates(call, pickList, (products) =>
    type === 'productState' ? [stateFrom(call, call.body, products)] : several(call, products),
  );
};

const remove = (call: Call) => {
  const pickList = pickListOf(call);
  const type = oneOf(call.query, 'type', ['pickList', 'productState', 'productSku']);
  const { id } = call.query;
  if (type === 'pickList') {
    if (id !== undefined) outsideAt('id', 'Not in the contract: query parameter id for pickList');
    return removeAll(call, pickList);
  }
  if (!id) return outsideContract('Missing: id', { id: 'This is required.' });
  return type === 'productSku' ? removeSku(call, pickList, id) : removeState(call, pickList, id);
};

export const pickListChangeHandlers: Handlers = {
  'GET /api/pick-lists/{id}': (call) => shownNow(call, pickListOf(call)),
  'PUT /api/pick-lists/{id}': put,
  'DELETE /api/pick-lists/{id}': remove,
};
