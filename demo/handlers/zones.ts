/** Zones (Specification 7, Zones); what they may be stands in zoneValues.ts. */
import { oneRegion } from '../entities/regions';
import { newId } from '../store/newId';
import type { Data } from '../store/store';
import type { Row, Zone } from '../store/tables';
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
import { oneOf, textOf, wholeOf } from './values';
import { checkTwins, reportingStatuses, withZoneValues } from './zoneValues';

/** Zones come 25 at a time (Specification 9). */
const zonePage = 25;

/** A zone as every answer shows it. */
export const zoneShown = (data: Data, zone: Zone) => ({
  ...zone,
  account: brief(data.table('organizations').get(zone.account_id)),
  region: brief(data.table('regions').get(zone.region_id ?? '')),
});

/** The zone a call names by its path, or 404. */
export const zoneOf = ({ data, params }: Call): Zone =>
  found(data.table('zones'), params.id, 'zone');

const zonesAsked = ({ data, query }: Call): Zone[] => {
  const status =
    query.reporting_status === undefined
      ? undefined
      : oneOf(query, 'reporting_status', reportingStatuses);
  const active =
    query.is_active === undefined ? undefined : oneOf(query, 'is_active', ['true', 'false']);
  // Active is the opposite of DISABLED (readings.md 45).
  const isActive = (zone: Zone) => String(zone.reporting_status !== 'DISABLED');
  return data
    .table('zones')
    .where(
      (zone) =>
        (!query.account_id || zone.account_id === query.account_id) &&
        (!query.region_id || zone.region_id === query.region_id) &&
        (status === undefined || zone.reporting_status === status) &&
        (active === undefined || isActive(zone) === active),
    )
    .sort(byName);
};

const list = (call: Call) => {
  const rows = zonesAsked(call);
  const offset = wholeOf(call.query, 'offset', { fallback: 0, least: 0, most: 1e9 });
  const page = rows.slice(offset, offset + zonePage);
  return { zones: page.map((zone) => zoneShown(call.data, zone)), total: rows.length };
};

const search = ({ data, query }: Call) => {
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
};

const create = ({ data, body }: Call) => {
  const blank: Zone = {
    id: newId(),
    account_id: knownAccount(data, textOf(body, 'account_id')).id,
    name: '',
    external_store_id: null,
    alt_external_store_id: null,
    timeZoneName: 'UTC',
    region_id: null,
    reporting_status: 'DISABLED',
    latitude: null,
    longitude: null,
  };
  const zone = withZoneValues(data, blank, body);
  checkTwins(data, zone);
  return { insert_zone_one: { id: data.table('zones').put(zone).id } };
};

const update = (call: Call) => {
  const { data, body } = call;
  const zone = withZoneValues(data, zoneOf(call), body);
  checkTwins(data, zone);
  return zoneShown(data, data.table('zones').put(zone));
};

/** What hangs on a zone, and goes with it. */
const hanging = ['zoneMemberships', 'zoneProducts', 'zoneLocations', 'schedules'] as const;

const remove = (call: Call) => {
  const { id } = zoneOf(call);
  for (const name of hanging) {
    const table = call.data.open<Row & { readonly zone_id: string }>(name);
    for (const row of table.where(({ zone_id }) => zone_id === id)) table.remove(row.id);
  }
  call.data.table('zones').remove(id);
  return { id };
};

export const zoneHandlers: Handlers = {
  'GET /api/zones': list,
  'POST /api/zones': create,
  'GET /api/zones/search': search,
  'GET /api/zones/{id}': (call) => zoneShown(call.data, zoneOf(call)),
  'PUT /api/zones/{id}': update,
  'DELETE /api/zones/{id}': remove,
  'GET /api/zones/{id}/region': (call) => {
    const { region_id } = zoneOf(call);
    const region = call.data.table('regions').get(region_id ?? '');
    return region ? oneRegion(call.data, region) : null;
  },
};
