/** Notional products (rules 7, Notionals). */
import { calls, defineEntityDemo } from '../entityDemo';
import {
  brief,
  byName,
  found,
  knownAccount,
  matching,
  ofAccount,
  type Call,
} from '../handlers/handler';
import { uoms } from '../handlers/optionLists';
import {
  nameOf,
  objectsOf,
  oneOf,
  pageOf,
  textOf,
  textOrNull,
  textsOf,
  type Values,
} from '../handlers/values';
import { refuseAt } from '../refusal';
import { newId } from '../store/newId';
import type { Data } from '../store/store';
import type { Notional } from '../store/tables';

const shown = (data: Data, notionals: readonly Notional[]) => {
  const counts = new Map<string, number>();
  for (const { inventory_notional_product_id: id } of data.table('products').all()) {
    if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return notionals.map((row) => ({
    ...row,
    account: brief(data.table('organizations').get(row.account_id)),
    product_count: counts.get(row.id) ?? 0,
  }));
};

const valuesOf = (body: Values) => ({
  name: nameOf(body),
  ar_label: textOf(body, 'ar_label') || refuseAt('ar_label', 'AR label is required.'),
  default_uom: body.default_uom == null ? 'EACH' : oneOf(body, 'default_uom', uoms),
  shelf_label_text: textOrNull(body, 'shelf_label_text'),
});

const make = (data: Data, body: Values): Notional => {
  const account_id = knownAccount(data, textOf(body, 'account_id')).id;
  return data.table('notionals').put({ id: newId(), account_id, ...valuesOf(body) });
};

const list = ({ data, query }: Call) => {
  const own = ofAccount(data.table('notionals'), query.account_id).sort(byName);
  const rows = matching(own, query.search, ({ name, ar_label, shelf_label_text }) => [
    name,
    ar_label,
    shelf_label_text,
  ]);
  return { notionals: shown(data, pageOf(rows, query)), total: rows.length };
};

const ownBy = (data: Data, body: Values): Notional[] =>
  ofAccount(data.table('notionals'), knownAccount(data, textOf(body, 'account_id')).id);

const one = ({ data, params }: Call): Notional =>
  found(data.table('notionals'), params.id, 'notional product');

const remove = (call: Call) => {
  const { id } = one(call);
  call.data.table('notionals').remove(id);
  const products = call.data.table('products');
  for (const product of products.where((row) => row.inventory_notional_product_id === id)) {
    products.put({ ...product, inventory_notional_product_id: null });
  }
  return { id };
};

const keys = ['name!', 'ar_label!', 'default_uom!', 'shelf_label_text'];

export const demo = defineEntityDemo(
  calls({
    'GET /api/notionals': { query: ['account_id', 'search', 'page', 'limit'], answer: list },
    'POST /api/notionals': {
      body: ['account_id!', ...keys],
      answer: ({ data, body }) => ({ id: make(data, body).id }),
    },
    'POST /api/notionals/bulk': {
      body: ['notionals!'],
      answer: ({ data, body }) => ({
        notionals: objectsOf(body, 'notionals').map((values) => brief(make(data, values))),
      }),
    },
    'POST /api/notionals/search': {
      body: ['account_id!', 'text!'],
      isRead: true,
      answer: ({ data, body }) => {
        const own = ownBy(data, body).sort(byName);
        const rows = matching(own, textOf(body, 'text'), ({ name }) => [name]);
        return { results: rows.map(({ id, name }) => ({ id, label: name, name })) };
      },
    },
    'POST /api/notionals/check': {
      body: ['account_id!', 'names!'],
      isRead: true,
      answer: ({ data, body }) => {
        const names = new Set(textsOf(body, 'names').map((name) => name.trim().toLowerCase()));
        const known = ownBy(data, body).filter(({ name }) => names.has(name.toLowerCase()));
        return { notionals: known.map(brief) };
      },
    },
    'GET /api/notionals/{id}': (call) => shown(call.data, [one(call)])[0],
    'PUT /api/notionals/{id}': {
      body: keys,
      answer: (call) => {
        const row = { ...one(call), ...valuesOf(call.body) };
        return shown(call.data, [call.data.table('notionals').put(row)])[0];
      },
    },
    'DELETE /api/notionals/{id}': remove,
  }),
);
