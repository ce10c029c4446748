/** Notional products (Specification 7, Notionals). */
import { refuse } from '../refusal';
import { newId } from '../store/newId';
import type { Data } from '../store/store';
import type { Notional } from '../store/tables';
import { brief, byName, found, knownAccount, matching, type Call, type Handlers } from './handler';
import { uoms } from './optionLists';
import { nameOf, objectsOf, oneOf, textOf, textOrNull, textsOf, wholeOf } from './values';

type Values = Readonly<Record<string, unknown>>;

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
  ar_label:
    textOf(body, 'ar_label') ||
    refuse(400, 'AR label is required.', { ar_label: 'AR label is required.' }),
  default_uom: body.default_uom == null ? 'EACH' : oneOf(body, 'default_uom', uoms),
  shelf_label_text: textOrNull(body, 'shelf_label_text'),
});

const make = (data: Data, body: Values): Notional => {
  const account_id = knownAccount(data, textOf(body, 'account_id')).id;
  return data.table('notionals').put({ id: newId(), account_id, ...valuesOf(body) });
};

const list = ({ data, query }: Call) => {
  const own = data
    .table('notionals')
    .where(({ account_id }) => !query.account_id || account_id === query.account_id)
    .sort(byName);
  const rows = matching(own, query.search, ({ name, ar_label, shelf_label_text }) => [
    name,
    ar_label,
    shelf_label_text,
  ]);
  const page = wholeOf(query, 'page', { fallback: 1, least: 1, most: 1e6 });
  const limit = wholeOf(query, 'limit', { fallback: 25, least: 1, most: 500 });
  const some = rows.slice((page - 1) * limit, page * limit);
  return { notionals: shown(data, some), total: rows.length };
};

const ownBy = (data: Data, body: Values): Notional[] => {
  const { id } = knownAccount(data, textOf(body, 'account_id'));
  return data.table('notionals').where(({ account_id }) => account_id === id);
};

export const notionalHandlers: Handlers = {
  'GET /api/notionals': list,
  'POST /api/notionals': ({ data, body }) => ({ id: make(data, body).id }),
  'POST /api/notionals/bulk': ({ data, body }) => ({
    notionals: objectsOf(body, 'notionals').map((one) => brief(make(data, one))),
  }),
  'POST /api/notionals/search': ({ data, body }) => ({
    results: matching(ownBy(data, body).sort(byName), textOf(body, 'text'), ({ name }) => [
      name,
    ]).map(({ id, name }) => ({ id, label: name, name })),
  }),
  'POST /api/notionals/check': ({ data, body }) => {
    const names = new Set(textsOf(body, 'names').map((name) => name.trim().toLowerCase()));
    const known = ownBy(data, body).filter(({ name }) => names.has(name.toLowerCase()));
    return { notionals: known.map(brief) };
  },
  'GET /api/notionals/{id}': ({ data, params }) =>
    shown(data, [found(data.table('notionals'), params.id, 'notional product')])[0],
  'PUT /api/notionals/{id}': ({ data, params, body }) => {
    const row = found(data.table('notionals'), params.id, 'notional product');
    return shown(data, [data.table('notionals').put({ ...row, ...valuesOf(body) })])[0];
  },
  'DELETE /api/notionals/{id}': ({ data, params }) => {
    const { id } = found(data.table('notionals'), params.id, 'notional product');
    data.table('notionals').remove(id);
    const products = data.table('products');
    for (const one of products.where((row) => row.inventory_notional_product_id === id)) {
      products.put({ ...one, inventory_notional_product_id: null });
    }
    return { id };
  },
};
