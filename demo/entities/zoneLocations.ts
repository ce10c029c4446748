/** Locations in a zone: shelves, coolers, racks (rules 3, 7: Locations; rules R14). */
import { knowKeys } from '../guard';
import type { Call } from '../handlers/handler';
import { defineRecords } from '../handlers/records';
import {
  numberOf,
  objectsOf,
  textOf,
  textOrNull,
  withValues,
  type Values,
} from '../handlers/values';
import { refuseAt } from '../refusal';
import { seedZoneLocations } from '../store/seed/zoneLocations';
import type { Data } from '../store/store';
import type { Row } from '../store/tables';
import { zoneOf } from './zones';

export interface CountTechnique {
  readonly count_technique_value: string;
  /** Only with PICKLIST: the label of a pick list, as products have it. */
  readonly pick_list_slot_id?: string;
}

export interface ZoneLocation extends Row {
  readonly zone_id: string;
  readonly name: string;
  readonly storage_type: string;
  readonly plane_technique_value: string | null;
  readonly count_techniques: readonly CountTechnique[];
  /** Below the content delivery network (demo/cdn.ts). */
  readonly thumbnail_s3_key: string | null;
  readonly cv_thumbnail_s3_key: string | null;
  /** Meters, like the next two. */
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

export const locationTable = 'zoneLocations';

const planeTechniques = ['FIDUCIAL', 'FLOOR', 'MANUAL', 'SHELF_EDGE', 'WALL'] as const;

const slotted = 'PICKLIST';

const countTechniques = ['DEPTH', 'FACINGS', slotted, 'MANUAL'] as const;

/** Maximum size in meters. */
const largest = 1000;

const nameOf = (values: Values): string => {
  const name = textOf(values, 'name');
  if (name === '') return refuseAt('name', 'This is required.');
  return name.length > 100 ? refuseAt('name', 'name is longer than 100 characters.') : name;
};

/** A stored storage type may stay, even if it is no longer offered. */
const storageOf = (data: Data, values: Values, stored: string): string => {
  const value = textOf(values, 'storage_type');
  return value === stored || data.open('storages').get(value)
    ? value
    : refuseAt('storage_type', `There is no storage type ${value}.`);
};

const planeOf = (values: Values): string | null => {
  const key = 'plane_technique_value';
  const value = textOrNull(values, key);
  return value === null || planeTechniques.some((one) => one === value)
    ? value
    : refuseAt(key, `There is no plane technique ${value}.`);
};

const slotOf = (data: Data, values: Values, account_id: string): string | null => {
  const slot = textOrNull(values, 'pick_list_slot_id');
  if (slot === null) return null;
  const key = 'count_techniques';
  if (values.count_technique_value !== slotted)
    refuseAt(key, `Only ${slotted} has a pick list slot.`);
  return data.table('pickLists').find({ account_id, label_identifier: slot })
    ? slot
    : refuseAt(key, `The organization has no pick list ${slot}.`);
};

const techniquesOf = (data: Data, body: Values, zoneId: string): CountTechnique[] => {
  const key = 'count_techniques';
  if (body[key] === null) return [];
  const accountId = data.table('zones').get(zoneId)?.account_id ?? '';
  const techniques = objectsOf(body, key).map((values): CountTechnique => {
    knowKeys(Object.keys(values), ['count_technique_value', 'pick_list_slot_id'], key);
    const count_technique_value = textOf(values, 'count_technique_value');
    if (!countTechniques.some((one) => one === count_technique_value))
      refuseAt(key, `There is no count technique ${count_technique_value}.`);
    const slot = slotOf(data, values, accountId);
    return { count_technique_value, ...(slot === null ? {} : { pick_list_slot_id: slot }) };
  });
  const names = techniques.map(({ count_technique_value }) => count_technique_value);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  return twice === undefined ? techniques : refuseAt(key, `${twice} is named twice.`);
};

const sizeOf = (values: Values, key: string): number => {
  const size = numberOf(values, key);
  return size > largest ? refuseAt(key, `${key} is more than ${largest} meters.`) : size;
};

/** The location with the body's values; both techniques stay unchanged if missing. */
const withLocationValues = (before: ZoneLocation, { data, body }: Call): ZoneLocation =>
  // The guard has checked that all but the techniques are there.
  withValues(before, body, {
    name: nameOf,
    storage_type: () => storageOf(data, body, before.storage_type),
    plane_technique_value: planeOf,
    count_techniques: () => techniquesOf(data, body, before.zone_id),
    width: sizeOf,
    height: sizeOf,
    depth: sizeOf,
  });

/** Updates slots in the organization's locations when a pick list is renamed or removed. */
export const moveSlot = (
  data: Data,
  { account_id, from, to }: { account_id: string; from: string; to: string | null },
): void => {
  const locations = data.open<ZoneLocation>(locationTable);
  for (const location of locations.all()) {
    const isAffected =
      location.count_techniques.some(({ pick_list_slot_id }) => pick_list_slot_id === from) &&
      data.table('zones').get(location.zone_id)?.account_id === account_id;
    if (!isAffected) continue;
    const count_techniques = location.count_techniques.map((one): CountTechnique => {
      const { pick_list_slot_id, ...rest } = one;
      if (pick_list_slot_id !== from) return one;
      return to === null ? rest : { ...rest, pick_list_slot_id: to };
    });
    locations.put({ ...location, count_techniques });
  }
};

const options = ({ data }: Call) => ({
  storage_types: data
    .open('storages')
    .all()
    .map(({ id }) => id)
    .sort(),
  plane_techniques: planeTechniques,
  count_techniques: countTechniques,
});

const path = '/api/zones/{id}/locations';
const needs = ['zone_id', 'name', 'storage_type', 'width', 'height', 'depth'];
const body = [...needs, 'plane_technique_value', 'count_techniques'];

export const demo = defineRecords<ZoneLocation>({
  table: locationTable,
  what: 'location',
  list: 'locations',
  id: 'locationId',
  own: (call) => ({ zone_id: zoneOf(call).id }),
  blank: (call) => ({
    zone_id: zoneOf(call).id,
    plane_technique_value: null,
    count_techniques: [],
    // Provided later by the zone's cameras, not by a call.
    thumbnail_s3_key: null,
    cv_thumbnail_s3_key: null,
  }),
  read: withLocationValues,
  unique: [{ key: 'name', text: 'A location with this name already exists in this zone.' }],
  fixed: { zone_id: 'This is not the zone in the path.' },
  seed: seedZoneLocations,
  calls: (locations) => ({
    'GET /api/zones/locations/options': options,
    [`GET ${path}`]: locations.list,
    [`POST ${path}`]: { body, needs, answer: locations.create },
    [`PUT ${path}/{locationId}`]: { body, needs, answer: locations.change },
    [`DELETE ${path}/{locationId}`]: locations.remove,
  }),
});
