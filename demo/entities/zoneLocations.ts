/** Locations in a zone: shelves, coolers, racks (rules 3, 7: Locations; rules R14). */
import type { Call } from '../handlers/handler';
import { defineRecords } from '../handlers/records';
import {
  countTechniques,
  locationTable as table,
  planeTechniques,
  withLocationValues,
  type ZoneLocation,
} from '../locations/location';
import { seedZoneLocations } from '../store/seed/zoneLocations';
import { zoneOf } from './zones';

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
  table,
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
