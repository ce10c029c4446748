/** Regions, and the reading side of zones (Specification 7, Regions and Zones). */
import { newId } from '../store/newId';
import type { Data } from '../store/store';
import type { Region, Zone } from '../store/tables';
import {
  brief,
  byName,
  found,
  knownAccount,
  listed,
  matching,
  type Call,
  type Handlers,
} from './handler';
import { nameOf, oneOf, textOf, wholeOf } from './values';

/** Zones come 25 at a time (Specification 9). */
const zonePage = 25;

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

const oneRegion = (data: Data, region: Region) => regionsShown(data, [region])[0];

/** A zone as every answer shows it. */
export const zoneShown = (data: Data, zone: Zone) => ({
  ...zone,
  account: brief(data.table('organizations').get(zone.account_id)),
  region: brief(data.table('regions').get(zone.region_id ?? '')),
});

const statuses = ['DISABLED', 'CAPTURE', 'TEST', 'PRODUCTION'] as const;

const zonesAsked = ({ data, query }: Call): Zone[] => {
  const status =
    query.reporting_status === undefined ? undefined : oneOf(query, 'reporting_status', statuses);
  return data
    .table('zones')
    .where(
      (zone) =>
        (!query.account_id || zone.account_id === query.account_id) &&
        (!query.region_id || zone.region_id === query.region_id) &&
        (status === undefined || zone.reporting_status === status),
    )
    .sort(byName);
};

export const placeHandlers: Handlers = {
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

  'GET /api/zones': (call) => {
    const rows = zonesAsked(call);
    const offset = wholeOf(call.query, 'offset', { fallback: 0, least: 0, most: 1e9 });
    const page = rows.slice(offset, offset + zonePage);
    return { zones: page.map((zone) => zoneShown(call.data, zone)), total: rows.length };
  },
  'GET /api/zones/search': (call) => {
    const { data, query } = call;
    const own = data
      .table('zones')
      .where(({ account_id }) => !query.account_id || account_id === query.account_id);
    const rows = matching(own.sort(byName), query.text, (zone) => [
      zone.name,
      zone.external_store_id,
      zone.alt_external_store_id,
    ]);
    return listed(
      'results',
      rows.map((zone) => zoneShown(data, zone)),
    );
  },
  'GET /api/zones/{id}': ({ data, params }) =>
    zoneShown(data, found(data.table('zones'), params.id, 'zone')),
  'GET /api/zones/{id}/region': ({ data, params }) => {
    const { region_id } = found(data.table('zones'), params.id, 'zone');
    const region = data.table('regions').get(region_id ?? '');
    return region ? oneRegion(data, region) : null;
  },
};
