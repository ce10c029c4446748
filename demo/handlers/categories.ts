/** Product categories of an organization, and their names over all of them (Specification 7, Categories). */
import { refuse } from '../refusal';
import { newId } from '../store/newId';
import type { Category } from '../store/tables';
import { byName, listed, organizationOf, type Call, type Handlers } from './handler';
import { nameOf, oneOf } from './values';

const types = ['PRIMARY', 'SECONDARY'] as const;

/** Each name once: what a filter offers where no organization is chosen. */
const distinct = ({ data, query }: Call) => {
  const type = oneOf(query, 'type', types);
  const first = new Map<string, Category>();
  for (const row of data.table('categories').where((one) => one.type === type)) {
    if (!first.has(row.name)) first.set(row.name, row);
  }
  const rows = [...first.values()].map(({ id, name }) => ({ id, name, type }));
  return listed('categories', rows.sort(byName));
};

const ownOf = (call: Call): Category => {
  const { id } = organizationOf(call);
  const row = call.data.table('categories').get(call.params.categoryId ?? '');
  return row?.account_id === id ? row : refuse(404, 'There is no category with this id.');
};

const checked = (call: Call, row: Category): Category => {
  const twin = call.data
    .table('categories')
    .find(
      (one) =>
        one.id !== row.id &&
        one.account_id === row.account_id &&
        one.type === row.type &&
        one.name.toLowerCase() === row.name.toLowerCase(),
    );
  return twin
    ? refuse(409, 'There is a category of this name.', {
        name: 'There is a category of this name.',
      })
    : row;
};

export const categoryHandlers: Handlers = {
  'GET /api/categories': distinct,
  'GET /api/organizations/{id}/categories': (call) => {
    const { id } = organizationOf(call);
    const rows = call.data.table('categories').where(({ account_id }) => account_id === id);
    return listed('categories', rows.sort(byName));
  },
  'GET /api/organizations/{id}/categories/types': (call) => {
    organizationOf(call);
    return { types };
  },
  'POST /api/organizations/{id}/categories': (call) => {
    const { id: account_id } = organizationOf(call);
    if (call.body.account_id !== account_id)
      refuse(400, 'account_id is not the organization of the path.');
    const type = oneOf(call.body, 'type', types);
    const row = checked(call, { id: newId(), account_id, name: nameOf(call.body), type });
    return { id: call.data.table('categories').put(row).id };
  },
  'PUT /api/organizations/{id}/categories/{categoryId}': (call) => {
    const row = ownOf(call);
    const type = call.body.type === undefined ? row.type : oneOf(call.body, 'type', types);
    return call.data
      .table('categories')
      .put(checked(call, { ...row, name: nameOf(call.body), type }));
  },
  'DELETE /api/organizations/{id}/categories/{categoryId}': (call) => {
    const { id } = ownOf(call);
    call.data.table('categories').remove(id);
    return { id };
  },
};
