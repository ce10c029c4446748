/** Pick lists of an organization; their label is the slot id that products carry (Specification 7). */
import { refuse } from '../refusal';
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
import { textOf } from './values';

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
    ({ id, label_identifier }) => id !== ownId && label_identifier === label,
  );
  return twin
    ? refuse(409, 'This label is taken.', { label_identifier: 'This label is taken.' })
    : label;
};

export const pickListHandlers: Handlers = {
  'GET /api/organizations/{id}/pick-lists': (call) =>
    listed('pick_lists', ownOf(call, organizationOf(call).id)),
  'POST /api/organizations/{id}/pick-lists': (call) => {
    const { id: account_id } = organizationOf(call);
    const label_identifier = freeLabel(call, account_id);
    return call.data
      .table('pickLists')
      .put({ id: newId(), account_id, label_identifier, states: [] });
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
    return call.data.table('pickLists').put({ ...row, label_identifier });
  },
  'GET /api/pick-lists/search': (call) => {
    const { id } = knownAccount(call.data, textOf(call.query, 'account_id'));
    const rows = matching(ownOf(call, id), call.query.text, (row) => [row.label_identifier]);
    return listed('results', rows);
  },
};
