/** Pick lists of an organization; their label is the slot id that products carry (Specification 7). */
import { moveSlot } from '../locations/location';
import { refuse, refuseAt } from '../refusal';
import { newId } from '../store/newId';
import type { PickList } from '../store/tables';
import {
  knownAccount,
  listed,
  matching,
  organizationOf,
  type Call,
  type Handlers,
} from './handler';
import { displayStyleSteps, displayStyles } from './optionLists';
import { pickListChangeHandlers, shownNow } from './pickListChanges';
import { pickListShown, productsBySlot, skuOf } from './pickListShown';
import { textOf } from './values';

/** What a picker is given at once; `total` says how many there are. */
const mostResults = 50;

const byLabel = (a: PickList, b: PickList) =>
  a.label_identifier.localeCompare(b.label_identifier, 'en');

const ownOf = ({ data }: Call, accountId: string): PickList[] =>
  data
    .table('pickLists')
    .where(({ account_id }) => account_id === accountId)
    .sort(byLabel);

const freeLabel = (call: Call, accountId: string, ownId?: string): string => {
  const label = textOf(call.body, 'label_identifier');
  const twin = ownOf(call, accountId).find(
    ({ id, label_identifier }) =>
      id !== ownId && label_identifier.toLowerCase() === label.toLowerCase(),
  );
  return twin ? refuseAt('label_identifier', 'This label is taken.', 409) : label;
};

const allShown = ({ data }: Call, rows: readonly PickList[]) => {
  const productsOf = productsBySlot(data);
  return rows.map((row) => pickListShown(data, row, productsOf(row)));
};

/** Products to add to a pick list: those that are in none come first. */
const searchSkus = ({ data, query }: Call) => {
  const { id } = knownAccount(data, textOf(query, 'account_id'));
  const own = data
    .table('products')
    .where(({ account_id, is_archived }) => account_id === id && !is_archived)
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

export const pickListHandlers: Handlers = {
  'GET /api/organizations/{id}/pick-lists': (call) =>
    listed('pick_lists', allShown(call, ownOf(call, organizationOf(call).id))),
  'POST /api/organizations/{id}/pick-lists': (call) => {
    const { id: account_id } = organizationOf(call);
    const label_identifier = freeLabel(call, account_id);
    return shownNow(
      call,
      call.data.table('pickLists').put({ id: newId(), account_id, label_identifier, states: [] }),
    );
  },
  'PUT /api/organizations/{id}/pick-lists/{pickListId}': (call) => {
    const { id: account_id } = organizationOf(call);
    const row = ownOf(call, account_id).find(({ id }) => id === call.params.pickListId);
    if (!row) return refuse(404, 'There is no pick list with this id.');
    const label_identifier = freeLabel(call, account_id, row.id);
    for (const product of call.data
      .table('products')
      .where(
        (one) =>
          one.account_id === account_id && one.inventory_pick_list_slot_id === row.label_identifier,
      )) {
      call.data
        .table('products')
        .put({ ...product, inventory_pick_list_slot_id: label_identifier });
    }
    moveSlot(call.data, { account_id, from: row.label_identifier, to: label_identifier });
    return shownNow(call, call.data.table('pickLists').put({ ...row, label_identifier }));
  },
  'GET /api/pick-lists/options': () => ({
    display_styles: displayStyles,
    display_style_steps: displayStyleSteps,
  }),
  'GET /api/pick-lists/search': (call) => {
    const { id } = knownAccount(call.data, textOf(call.query, 'account_id'));
    const rows = matching(ownOf(call, id), call.query.text, (row) => [row.label_identifier]);
    return listed('results', allShown(call, rows));
  },
  'GET /api/pick-lists/skus/search': searchSkus,
  ...pickListChangeHandlers,
};
