/** Product categories of an organization, and their names over all organizations (rules 7, Categories). */
import { calls, defineEntityDemo } from '../entityDemo';
import {
  byName,
  listed,
  ofAccount,
  organizationOf,
  withoutTwin,
  type Call,
} from '../handlers/handler';
import { nameOf, oneOf } from '../handlers/values';
import { refuse, refuseAt } from '../refusal';
import { newId } from '../store/newId';
import type { Category, Product } from '../store/tables';

const types = ['PRIMARY', 'SECONDARY'] as const;

/** Distinct names, offered by a filter without an organization. */
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

const checked = (call: Call, row: Category): Category =>
  withoutTwin(call.data.table('categories'), row, {
    key: 'name',
    within: ['account_id', 'type'],
    text: 'A category with this name already exists.',
  });

/** The product's key that has the names of categories of this type. */
const keyOf = ({ type }: Category) => (type === 'PRIMARY' ? 'primary_category' : 'category');

/** The products that use a category; they store its name, not its id. */
const usersOf = ({ data }: Call, row: Category): Product[] =>
  data
    .table('products')
    .where((one) => one.account_id === row.account_id && one[keyOf(row)] === row.name);

const renameInProducts = (call: Call, row: Category, name: string | null): void => {
  for (const product of usersOf(call, row))
    call.data.table('products').put({ ...product, [keyOf(row)]: name });
};

/** A new name is applied to its products; the type of a used category cannot change. */
const change = (call: Call): Category => {
  const row = ownOf(call);
  const type = call.body.type === undefined ? row.type : oneOf(call.body, 'type', types);
  const account_id = call.body.account_id ?? row.account_id;
  if (account_id !== row.account_id) refuse(400, 'account_id is not the organization of the path.');
  const changed = checked(call, { ...row, name: nameOf(call.body), type });
  if (type !== row.type) {
    const { length } = usersOf(call, row);
    const text = `${row.name} is the category of products (${length}), so its type stays ${row.type}.`;
    if (length > 0) refuseAt('type', text, 409);
  }
  if (changed.name !== row.name) renameInProducts(call, row, changed.name);
  return call.data.table('categories').put(changed);
};

const create = (call: Call) => {
  const { id: account_id } = organizationOf(call);
  if (call.body.account_id !== account_id)
    refuse(400, 'account_id is not the organization of the path.');
  const type = oneOf(call.body, 'type', types);
  const row = checked(call, { id: newId(), account_id, name: nameOf(call.body), type });
  return { id: call.data.table('categories').put(row).id };
};

const path = '/api/organizations/{id}/categories';
const typed = { types: { type: { oneOf: types } } };

export const demo = defineEntityDemo(
  calls({
    'GET /api/categories': { query: ['type!'], ...typed, answer: distinct },
    [`GET ${path}`]: (call) => {
      const { id } = organizationOf(call);
      return listed('categories', ofAccount(call.data.table('categories'), id).sort(byName));
    },
    [`GET ${path}/types`]: (call) => {
      organizationOf(call);
      return { types };
    },
    [`POST ${path}`]: { body: ['account_id!', 'name!', 'type!'], ...typed, answer: create },
    [`PUT ${path}/{categoryId}`]: {
      body: ['account_id', 'name!', 'type'],
      ...typed,
      answer: change,
    },
    [`DELETE ${path}/{categoryId}`]: (call) => {
      const row = ownOf(call);
      renameInProducts(call, row, null);
      call.data.table('categories').remove(row.id);
      return { id: row.id };
    },
  }),
);
