/** Zones and their validation (rules 3, 5, 7, Zones). */
import { accountIn, brief, byName, found, type Call } from '../handlers/handler';
import { asked, defineRecords } from '../handlers/records';
import {
  nameOf,
  oneOf,
  textOf,
  textOrNull,
  wholeOf,
  withValues,
  type Values,
} from '../handlers/values';
import { refuseAt } from '../refusal';
import { blankZone, type Row, type Zone } from '../store/tables';
import type { Data } from '../store/store';
import { regionShown } from './regions';

const reportingStatuses = ['DISABLED', 'CAPTURE', 'TEST', 'PRODUCTION'] as const;

/** Only IANA names; offsets such as +02:00 are invalid. */
const isTimeZone = (name: string): boolean => {
  if (!/^[A-Z][\w+/-]*$/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** Clearing a zone's time zone sets it to UTC; a zone that never had one may stay without. */
const timeZoneOf = (values: Values, before: string | null): string | null => {
  const name = textOf(values, 'timeZoneName') || (before === null ? null : 'UTC');
  return name === null || isTimeZone(name)
    ? name
    : refuseAt('timeZoneName', `There is no time zone ${name}.`);
};

const regionOf = (data: Data, values: Values, accountId: string): string | null => {
  const id = textOrNull(values, 'region_id');
  if (id === null || data.table('regions').get(id)?.account_id === accountId) return id;
  return refuseAt('region_id', 'The organization has no such region.');
};

/** The zone with the body's values. */
const withZoneValues = (before: Zone, { data, body: values }: Call): Zone =>
  withValues(before, values, {
    name: nameOf,
    external_store_id: textOrNull,
    alt_external_store_id: textOrNull,
    timeZoneName: () => timeZoneOf(values, before.timeZoneName),
    region_id: () => regionOf(data, values, before.account_id),
    reporting_status: () => oneOf(values, 'reporting_status', reportingStatuses),
  });

/** Zones per page (rules 9). */
const zonePage = 25;

/** A zone as in every response. */
export const zoneShown = (zone: Zone, { data }: Pick<Call, 'data'>) => ({
  ...zone,
  account: brief(data.table('organizations').get(zone.account_id)),
  region: brief(data.table('regions').get(zone.region_id ?? '')),
});

/** The zone in the path, or 404. */
export const zoneOf = ({ data, params }: Call): Zone =>
  found(data.table('zones'), params.id, 'zone');

const zonesAsked = ({ data, query }: Call): Zone[] => {
  const chosen = (key: string, choices: readonly string[]) =>
    query[key] === undefined ? undefined : oneOf(query, key, choices);
  const [status, active] = [
    chosen('reporting_status', reportingStatuses),
    chosen('is_active', ['true', 'false']),
  ];
  // Active means not DISABLED.
  const isActive = (zone: Zone) => String(zone.reporting_status !== 'DISABLED');
  return data
    .table('zones')
    .where({
      account_id: query.account_id || undefined,
      region_id: query.region_id || undefined,
      reporting_status: status,
    })
    .filter((zone) => active === undefined || isActive(zone) === active)
    .sort(byName);
};

const list = (call: Call) => {
  const rows = zonesAsked(call);
  const offset = wholeOf(call.query, 'offset', { fallback: 0, least: 0, most: 1e9 });
  const page = rows.slice(offset, offset + zonePage);
  return { zones: page.map((zone) => zoneShown(zone, call)), total: rows.length };
};

/** Tables whose rows are removed with their zone. */
const hanging = ['zoneMemberships', 'zoneProducts', 'zoneLocations', 'schedules'] as const;

const path = '/api/zones';
const keys = ['name!', 'timeZoneName', 'external_store_id', 'alt_external_store_id', 'region_id'];

export const demo = defineRecords<Zone>({
  table: 'zones',
  what: 'zone',
  list: 'results',
  own: asked('account_id'),
  order: byName,
  searched: (zone) => [zone.name, zone.external_store_id, zone.alt_external_store_id],
  shown: zoneShown,
  blank: ({ data, body }) => blankZone(accountIn(data, body)),
  read: withZoneValues,
  unique: [
    { key: 'name', text: 'A zone with this name already exists.' },
    { key: 'external_store_id', text: 'A zone with this external ID already exists.' },
  ],
  leave: ({ id: zone_id }, { data }) => {
    for (const name of hanging) {
      const table = data.open<Row & { readonly zone_id: string }>(name);
      for (const { id } of table.where({ zone_id })) table.remove(id);
    }
  },
  calls: (zones) => ({
    [`GET ${path}`]: {
      query: ['account_id', 'offset', 'region_id', 'reporting_status', 'is_active'],
      answer: list,
    },
    [`POST ${path}`]: {
      body: ['account_id!', ...keys],
      answer: (call) => ({ insert_zone_one: zones.create(call) }),
    },
    [`GET ${path}/search`]: { query: ['account_id', 'text!'], answer: zones.list },
    [`GET ${path}/{id}`]: zones.show,
    [`PUT ${path}/{id}`]: { body: [...keys, 'reporting_status!'], answer: zones.change },
    [`DELETE ${path}/{id}`]: zones.remove,
    [`GET ${path}/{id}/region`]: (call) => {
      const region = call.data.table('regions').get(zoneOf(call).region_id ?? '');
      return region ? regionShown(region, call) : null;
    },
  }),
});
