/** Locations in a zone: shelves, coolers, racks (rules 3, 7: Locations; rules R14). */
import { calls, defineEntityDemo } from '../entityDemo';
import { listed, type Call } from '../handlers/handler';
import { textOf } from '../handlers/values';
import {
  countTechniques,
  locationTable as table,
  planeTechniques,
  withLocationValues,
  type ZoneLocation,
} from '../locations/location';
import { refuse } from '../refusal';
import { newId } from '../store/newId';
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

const list = (call: Call) => {
  const { id } = zoneOf(call);
  return listed(
    'locations',
    call.data.open<ZoneLocation>(table).where(({ zone_id }) => zone_id === id),
  );
};

const create = (call: Call) => {
  const { data, body } = call;
  const zone = zoneOf(call);
  const before: ZoneLocation = {
    id: newId(),
    zone_id: zone.id,
    name: '',
    storage_type: '',
    plane_technique_value: null,
    count_techniques: [],
    // Provided later by the zone's cameras, not by a call.
    thumbnail_s3_key: null,
    cv_thumbnail_s3_key: null,
    width: 0,
    height: 0,
    depth: 0,
  };
  const { id } = data
    .open<ZoneLocation>(table)
    .put(withLocationValues(data, { before, body, zone }));
  return { id };
};

const ownOf = (call: Call): ZoneLocation => {
  const { id } = zoneOf(call);
  const row = call.data.open<ZoneLocation>(table).get(textOf(call.params, 'locationId'));
  return row?.zone_id === id ? row : refuse(404, 'There is no location with this id in this zone.');
};

const update = (call: Call) => {
  const { data, body } = call;
  const zone = zoneOf(call);
  return data
    .open<ZoneLocation>(table)
    .put(withLocationValues(data, { before: ownOf(call), body, zone }));
};

const remove = (call: Call) => {
  const { id } = ownOf(call);
  call.data.open<ZoneLocation>(table).remove(id);
  return { id };
};

const path = '/api/zones/{id}/locations';
const needs = ['zone_id', 'name', 'storage_type', 'width', 'height', 'depth'];
const body = [...needs, 'plane_technique_value', 'count_techniques'];

export const demo = defineEntityDemo({
  table,
  seed: seedZoneLocations,
  ...calls({
    'GET /api/zones/locations/options': options,
    [`GET ${path}`]: list,
    [`POST ${path}`]: { body, needs, answer: create },
    [`PUT ${path}/{locationId}`]: { body, needs, answer: update },
    [`DELETE ${path}/{locationId}`]: remove,
  }),
});
