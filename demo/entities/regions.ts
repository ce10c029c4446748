/** Regions (rules 7, Regions). */
import { accountIn, brief, byName } from '../handlers/handler';
import { asked, defineRecords } from '../handlers/records';
import { nameOf } from '../handlers/values';
import type { Data } from '../store/store';
import type { Region } from '../store/tables';

/** A region as in every response. */
export const regionShown = (
  { id, name, account_id }: Region,
  { data }: { readonly data: Data },
) => ({
  id,
  name,
  account_id,
  accountId: account_id,
  account: brief(data.table('organizations').get(account_id)),
  zones: data
    .table('zones')
    .by('region_id', id)
    .map((zone) => zone.id),
});

export const demo = defineRecords<Region>({
  table: 'regions',
  what: 'region',
  list: 'results',
  own: asked('account_id'),
  order: byName,
  shown: regionShown,
  blank: ({ data, body }) => ({ account_id: accountIn(data, body) }),
  read: (row, { body }) => ({ ...row, name: nameOf(body) }),
  leave: ({ id }, { data }) => {
    const zones = data.table('zones');
    for (const zone of zones.by('region_id', id)) zones.put({ ...zone, region_id: null });
  },
  calls: (regions) => ({
    'GET /api/regions': { query: ['account_id'], answer: regions.list },
    'POST /api/regions': { body: ['account_id!', 'name!'], answer: regions.create },
    'GET /api/regions/{id}': regions.show,
    'PUT /api/regions/{id}': { body: ['name!'], answer: regions.change },
    'DELETE /api/regions/{id}': regions.remove,
  }),
});
