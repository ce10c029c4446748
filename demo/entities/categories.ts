/** Product categories of an organization, and their names over all organizations (rules 7, Categories). */
import { byName, listed, organizationOf, type Call } from '../handlers/handler';
import { defineRecords } from '../handlers/records';
import { nameOf, oneOf } from '../handlers/values';
import { refuseAt } from '../refusal';
import type { Category, Product } from '../store/tables';

const types = ['PRIMARY', 'SECONDARY'] as const;

/** Distinct names, offered by a filter without an organization. */
const distinct = ({ data, query }: Call) => {
  const type = oneOf(query, 'type', types);
  const first = new Map<string, Category>();
  for (const row of data.table('categories').where({ type })) {
    if (!first.has(row.name)) first.set(row.name, row);
  }
  const rows = [...first.values()].map(({ id, name }) => ({ id, name, type }));
  return listed('categories', rows.sort(byName));
};

/** The product's key that has the names of categories of this type. */
const keyOf = ({ type }: Category) => (type === 'PRIMARY' ? 'primary_category' : 'category');

/** The products that use a category; they store its name, not its id. */
const usersOf = ({ data }: Call, row: Category): Product[] =>
  data.table('products').where({ account_id: row.account_id, [keyOf(row)]: row.name });

const renameInProducts = (call: Call, row: Category, name: string | null): void => {
  for (const product of usersOf(call, row))
    call.data.table('products').put({ ...product, [keyOf(row)]: name });
};

/** A new name is applied to its products; the type of a used category cannot change. */
const follow = (row: Category, call: Call, before?: Category): void => {
  if (!before) return;
  const { length } = row.type === before.type ? [] : usersOf(call, before);
  const text = `${before.name} is the category of products (${length}), so its type stays ${before.type}.`;
  if (length > 0) refuseAt('type', text, 409);
  if (row.name !== before.name) renameInProducts(call, before, row.name);
};

const path = '/api/organizations/{id}/categories';
const typed = { types: { type: { oneOf: types } } };

export const demo = defineRecords<Category>({
  table: 'categories',
  what: 'category',
  list: 'categories',
  id: 'categoryId',
  own: (call) => ({ account_id: organizationOf(call).id }),
  order: byName,
  blank: (call) => ({ account_id: organizationOf(call).id }),
  read: (row, { body }) => ({
    ...row,
    name: nameOf(body),
    type: body.type === undefined ? row.type : oneOf(body, 'type', types),
  }),
  unique: [
    {
      key: 'name',
      within: ['account_id', 'type'],
      text: 'A category with this name already exists.',
    },
  ],
  fixed: { account_id: 'account_id is not the organization of the path.' },
  follow,
  leave: (row, call) => renameInProducts(call, row, null),
  calls: (categories) => ({
    'GET /api/categories': { query: ['type!'], ...typed, answer: distinct },
    [`GET ${path}`]: categories.list,
    [`GET ${path}/types`]: (call) => {
      organizationOf(call);
      return { types };
    },
    [`POST ${path}`]: {
      body: ['account_id!', 'name!', 'type!'],
      ...typed,
      answer: categories.create,
    },
    [`PUT ${path}/{categoryId}`]: {
      body: ['account_id', 'name!', 'type'],
      ...typed,
      answer: categories.change,
    },
    [`DELETE ${path}/{categoryId}`]: categories.remove,
  }),
});
