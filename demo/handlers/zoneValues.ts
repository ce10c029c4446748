/** What a zone may be: the rules of POST and PUT /api/zones (Specification 3, 5). */
import { refuseAt } from '../refusal';
import type { Data } from '../store/store';
import type { Zone } from '../store/tables';
import { nameOf, oneOf, textOf, textOrNull, type Values } from './values';

export const reportingStatuses = ['DISABLED', 'CAPTURE', 'TEST', 'PRODUCTION'] as const;

/** By its IANA name; offsets such as +02:00 are none. */
const isTimeZone = (name: string): boolean => {
  if (!/^[A-Z][\w+/-]*$/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** Whoever takes a zone's time zone away gives it universal time; one that never had any may stay so. */
const timeZoneOf = (values: Values, before: string | null): string | null => {
  const key = 'timeZoneName';
  const name = textOf(values, key) || (before === null ? null : 'UTC');
  return name === null || isTimeZone(name) ? name : refuseAt(key, `There is no time zone ${name}.`);
};

const regionOf = (data: Data, values: Values, accountId: string): string | null => {
  const key = 'region_id';
  const id = textOrNull(values, key);
  if (id === null || data.table('regions').get(id)?.account_id === accountId) return id;
  return refuseAt(key, 'The organization has no such region.');
};

/** The zone with the values that the body names; what it leaves out stays as it was. */
export const withZoneValues = (data: Data, before: Zone, values: Values): Zone => {
  const has = (key: keyof Zone) => values[key] !== undefined;
  const text = (key: keyof Zone) => (has(key) ? { [key]: textOrNull(values, key) } : {});
  return {
    ...before,
    name: nameOf(values),
    ...text('external_store_id'),
    ...text('alt_external_store_id'),
    ...(has('timeZoneName') ? { timeZoneName: timeZoneOf(values, before.timeZoneName) } : {}),
    ...(has('region_id') ? { region_id: regionOf(data, values, before.account_id) } : {}),
    ...(has('reporting_status')
      ? { reporting_status: oneOf(values, 'reporting_status', reportingStatuses) }
      : {}),
  };
};

/** Within an organization a name and a store's number are one zone's. */
export const checkTwins = (data: Data, zone: Zone): void => {
  const others = data
    .table('zones')
    .where(({ id, account_id }) => id !== zone.id && account_id === zone.account_id);
  const isTaken = (key: 'name' | 'external_store_id'): boolean =>
    others.some((one) => one[key] !== null && one[key].toLowerCase() === zone[key]?.toLowerCase());
  if (isTaken('name')) refuseAt('name', 'The organization has a zone of this name.', 409);
  if (isTaken('external_store_id'))
    refuseAt('external_store_id', 'The organization has a zone with this external ID.', 409);
};
