/** Product categories of an organization, and their names over all of them (Specification 7, Categories). */
import { refuse } from '../refusal';
import { newId } from '../store/newId';
import type { Category, Product } from '../store/tables';
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

/** Where a product carries the name of a category of each type. */
const keys = { PRIMARY: 'primary_category', SECONDARY: 'category' } as const;

/** Products carry names, not ids: they are who uses a category. */
const usersOf = ({ data }: Call, { account_id, name, type }: Category): Product[] => {
  const key = type === 'PRIMARY' ? keys.PRIMARY : keys.SECONDARY;
  return data
    .table('products')
    .where((product) => product.account_id === account_id && product[key] === name);
};

const renameInProducts = (call: Call, row: Category, name: string | null): void => {
  const key = row.type === 'PRIMARY' ? keys.PRIMARY : keys.SECONDARY;
  for (const product of usersOf(call, row))
    call.data.table('products').put({ ...product, [key]: name });
};

/** A new name goes along to the products; another type would leave them without. */
const change = (call: Call): Category => {
  const row = ownOf(call);
  const type = call.body.type === undefined ? row.type : oneOf(call.body, 'type', types);
  const account_id = call.body.account_id ?? row.account_id;
  if (account_id !== row.account_id) refuse(400, 'account_id is not the organization of the path.');
  const changed = checked(call, { ...row, name: nameOf(call.body), type });
  if (type !== row.type) {
    const { length } = usersOf(call, row);
    const text = `${row.name} is the category of products (${length}), so its type stays ${row.type}.`;
    if (length > 0) refuse(409, text, { type: text });
  }
  if (changed.name !== row.name) renameInProducts(call, row, changed.name);
  return call.data.table('categories').put(changed);
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
  'PUT /api/organizations/{id}/categories/{categoryId}': change,
  'DELETE /api/organizations/{id}/categories/{categoryId}': (call) => {
    const row = ownOf(call);
    renameInProducts(call, row, null);
    call.data.table('categories').remove(row.id);
    return { id: row.id };
  },
};
