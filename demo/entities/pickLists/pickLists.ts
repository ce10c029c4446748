/** Pick lists of an organization; their label is the slot id of products (rules 7). */
import { knowKeys } from '../../guard';
import {
  accountIn,
  found,
  listed,
  matching,
  organizationOf,
  type Call,
} from '../../handlers/handler';
import { defineRecords } from '../../handlers/records';
import { displayStyleSteps, displayStyles } from '../../handlers/optionLists';
import { objectsOf, oneOf, textOf, type Values } from '../../handlers/values';
import { moveSlot } from '../zoneLocations';
import { stateNames } from '../../productStates/stateRows';
import { outsideAt, outsideContract, refuse, refuseAt } from '../../refusal';
import type { PickList, Product } from '../../store/tables';
import { keptOf, pickListShown, productsIn, skuOf } from './pickListShown';

type Shown = PickList['states'][number];

const stateKeys = ['stateId', 'displayStyle', 'displayStyleStep'];

const pickListOf = ({ data, params }: Call): PickList =>
  found(data.table('pickLists'), params.id, 'pick list');

const keep = (call: Call, pickList: PickList) =>
  pickListShown(call.data.table('pickLists').put(pickList), call);

const ownStates = ({ data }: Call, product: Product): readonly string[] =>
  stateNames(data)(product).map(({ id }) => id);

/** @param at path of the state in the body, for the keys of errors */
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

/** States that are not named stay unchanged; a removed one returns. */
const withStates = (
  call: Call,
  pickList: PickList,
  changes: (own: readonly Product[]) => Shown[],
) => {
  const products = productsIn(call.data, pickList);
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

/** A product has one slot, so it is in at most one pick list. */
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
  const product = productsIn(call.data, pickList).find((one) => one.id === id);
  if (!product) return refuse(404, 'This pick list has no product with this id.');
  leave(call, product);
  const gone = ownStates(call, product);
  const states = pickList.states.filter(({ stateId }) => !gone.includes(stateId));
  return keep(call, { ...pickList, states });
};

/** When its last state is removed, the product is removed, too. */
const removeState = (call: Call, pickList: PickList, id: string) => {
  const products = productsIn(call.data, pickList);
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
  for (const product of productsIn(call.data, pickList)) leave(call, product);
  const { account_id, label_identifier: from } = pickList;
  moveSlot(call.data, { account_id, from, to: null });
  call.data.table('pickLists').remove(pickList.id);
  return { id: pickList.id };
};

const putTypes = ['productState', 'updateStates', 'productSku'] as const;
const removeTypes = ['pickList', 'productState', 'productSku'] as const;

/** Body keys for each meaning of PUT. */
const bodyKeys = {
  productState: stateKeys,
  updateStates: ['pickListStates'],
  productSku: ['skuId'],
} as const;

const put = (call: Call) => {
  const pickList = pickListOf(call);
  const type = oneOf(call.query, 'type', putTypes);
  knowKeys(Object.keys(call.body), bodyKeys[type], `body key for ${type}:`);
  if (type === 'productSku') return addSku(call, pickList);
  return withStates(call, pickList, (products) =>
    type === 'productState' ? [stateFrom(call, call.body, products)] : several(call, products),
  );
};

const remove = (call: Call) => {
  const pickList = pickListOf(call);
  const type = oneOf(call.query, 'type', removeTypes);
  const { id } = call.query;
  if (type === 'pickList') {
    if (id !== undefined) outsideAt('id', 'Not in the contract: query parameter id for pickList');
    return removeAll(call, pickList);
  }
  if (!id) return outsideContract('Missing: id', { id: 'This is required.' });
  return type === 'productSku' ? removeSku(call, pickList, id) : removeState(call, pickList, id);
};

/** Maximum number of results for a picker; `total` is the number of all. */
const mostResults = 50;

const byLabel = (a: PickList, b: PickList) =>
  a.label_identifier.localeCompare(b.label_identifier, 'en');

/** Products that can be added to a pick list; those in none come first. */
const searchSkus = ({ data, query }: Call) => {
  const account_id = accountIn(data, query);
  const own = data
    .table('products')
    .where({ account_id, is_archived: false })
    .sort((a, b) => a.sku.localeCompare(b.sku, 'en'));
  const rows = matching(own, query.text, ({ sku, product_description }) => [
    sku,
    product_description,
  ]);
  const slotted = rows.filter((row) => row.inventory_pick_list_slot_id !== null);
  const free = rows.filter((row) => row.inventory_pick_list_slot_id === null);
  const shown = [...free, ...slotted].map((row) => ({
    ...skuOf(row),
    pick_list: row.inventory_pick_list_slot_id,
  }));
  return { results: shown.slice(0, mostResults), total: shown.length };
};

const path = '/api/pick-lists';
const ofOrganization = '/api/organizations/{id}/pick-lists';

export const demo = defineRecords<PickList>({
  table: 'pickLists',
  what: 'pick list',
  list: 'pick_lists',
  id: 'pickListId',
  own: (call) => ({ account_id: organizationOf(call).id }),
  order: byLabel,
  shown: pickListShown,
  blank: (call) => ({ account_id: organizationOf(call).id, states: [] }),
  read: (row, { body }) => ({ ...row, label_identifier: textOf(body, 'label_identifier') }),
  unique: [{ key: 'label_identifier', text: 'This label is taken.' }],
  // Products and locations with the label are updated.
  follow: ({ account_id, label_identifier: to }, { data }, before) => {
    if (!before) return;
    for (const product of productsIn(data, before))
      data.table('products').put({ ...product, inventory_pick_list_slot_id: to });
    moveSlot(data, { account_id, from: before.label_identifier, to });
  },
  calls: (pickLists) => ({
    [`GET ${ofOrganization}`]: pickLists.list,
    [`POST ${ofOrganization}`]: { body: ['label_identifier!'], answer: pickLists.add },
    [`PUT ${ofOrganization}/{pickListId}`]: {
      body: ['label_identifier!'],
      answer: pickLists.change,
    },
    [`GET ${path}/options`]: () => ({
      display_styles: displayStyles,
      display_style_steps: displayStyleSteps,
    }),
    [`GET ${path}/search`]: {
      query: ['account_id!', 'text!'],
      answer: (call) => {
        const account_id = accountIn(call.data, call.query);
        const own = call.data.table('pickLists').where({ account_id }).sort(byLabel);
        const rows = matching(own, call.query.text, (row) => [row.label_identifier]);
        return listed('results', rows, (row) => pickListShown(row, call));
      },
    },
    [`GET ${path}/skus/search`]: { query: ['account_id!', 'text!'], answer: searchSkus },
    // One path with several meanings: ?type= selects them for PUT and DELETE.
    [`GET ${path}/{id}`]: (call) => pickListShown(pickListOf(call), call),
    [`PUT ${path}/{id}`]: {
      query: ['type!'],
      body: [...stateKeys, 'pickListStates', 'skuId'],
      types: { type: { oneOf: putTypes } },
      answer: put,
    },
    [`DELETE ${path}/{id}`]: {
      query: ['type!', 'id'],
      types: { type: { oneOf: removeTypes } },
      answer: remove,
    },
  }),
});
