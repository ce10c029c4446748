/** Regions (Specification 7, Regions). */
import { newId } from '../store/newId';
import type { Data } from '../store/store';
import type { Region } from '../store/tables';
import { brief, byName, found, knownAccount, listed, type Handlers } from './handler';
import { nameOf, textOf } from './values';

const regionsShown = (data: Data, regions: readonly Region[]) => {
  const zonesOf = new Map<string, string[]>();
  for (const { id, region_id } of data.table('zones').all()) {
    if (region_id !== null) zonesOf.set(region_id, [...(zonesOf.get(region_id) ?? []), id]);
  }
  return regions.map(({ id, name, account_id }) => ({
    id,
    name,
    account_id,
    accountId: account_id,
    account: brief(data.table('organizations').get(account_id)),
    zones: zonesOf.get(id) ?? [],
  }));
};

/** A region as every answer shows it. */
export const oneRegion = (data: Data, region: Region) => regionsShown(data, [region])[0];

export const regionHandlers: Handlers = {
  'GET /api/regions': ({ data, query }) => {
    const rows = data
      .table('regions')
      .where(({ account_id }) => !query.account_id || account_id === query.account_id);
    return listed('results', regionsShown(data, rows.sort(byName)));
  },
  'POST /api/regions': ({ data, body }) => {
    const account_id = knownAccount(data, textOf(body, 'account_id')).id;
    return { id: data.table('regions').put({ id: newId(), account_id, name: nameOf(body) }).id };
  },
  'GET /api/regions/{id}': ({ data, params }) =>
    oneRegion(data, found(data.table('regions'), params.id, 'region')),
  'PUT /api/regions/{id}': ({ data, params, body }) => {
    const row = found(data.table('regions'), params.id, 'region');
    return oneRegion(data, data.table('regions').put({ ...row, name: nameOf(body) }));
  },
  'DELETE /api/regions/{id}': ({ data, params }) => {
    const { id } = found(data.table('regions'), params.id, 'region');
    data.table('regions').remove(id);
    for (const zone of data.table('zones').where(({ region_id }) => region_id === id)) {
      data.table('zones').put({ ...zone, region_id: null });
    }
    return { id };
  },
};
