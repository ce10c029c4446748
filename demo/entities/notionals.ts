/** Notional products (rules 7, Notionals). */
import { accountIn, brief, byName, matching } from '../handlers/handler';
import { uoms } from '../handlers/optionLists';
import { asked, defineRecords } from '../handlers/records';
import {
  nameOf,
  objectsOf,
  oneOf,
  pageOf,
  requiredOf,
  textOf,
  textOrNull,
  textsOf,
  type Values,
} from '../handlers/values';
import type { Data } from '../store/store';
import type { Notional } from '../store/tables';

const notionalKey = 'inventory_notional_product_id';

const ownBy = (data: Data, body: Values): Notional[] =>
  data.table('notionals').where({ account_id: accountIn(data, body) });

const keys = ['name!', 'ar_label!', 'default_uom!', 'shelf_label_text'];

export const demo = defineRecords<Notional>({
  table: 'notionals',
  what: 'notional product',
  list: 'notionals',
  own: asked('account_id'),
  order: byName,
  page: pageOf,
  searched: ({ name, ar_label, shelf_label_text }) => [name, ar_label, shelf_label_text],
  shown: (row, { data }) => ({
    ...row,
    account: brief(data.table('organizations').get(row.account_id)),
    product_count: data.table('products').by(notionalKey, row.id).length,
  }),
  blank: ({ data, body }) => ({ account_id: accountIn(data, body) }),
  read: (row, { body }) => ({
    ...row,
    name: nameOf(body),
    ar_label: requiredOf(body, 'ar_label', 'AR label is required.'),
    default_uom: body.default_uom == null ? 'EACH' : oneOf(body, 'default_uom', uoms),
    shelf_label_text: textOrNull(body, 'shelf_label_text'),
  }),
  leave: ({ id }, { data }) => {
    const products = data.table('products');
    for (const product of products.by(notionalKey, id))
      products.put({ ...product, [notionalKey]: null });
  },
  calls: (notionals) => ({
    'GET /api/notionals': {
      query: ['account_id', 'search', 'page', 'limit'],
      answer: notionals.list,
    },
    'POST /api/notionals': { body: ['account_id!', ...keys], answer: notionals.create },
    'POST /api/notionals/bulk': {
      body: ['notionals!'],
      answer: (call) => ({
        notionals: objectsOf(call.body, 'notionals').map((body) =>
          brief(notionals.make({ ...call, body })),
        ),
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
    'GET /api/notionals/{id}': notionals.show,
    'PUT /api/notionals/{id}': { body: keys, answer: notionals.change },
    'DELETE /api/notionals/{id}': notionals.remove,
  }),
});
