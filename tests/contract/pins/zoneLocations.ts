/** Locations in a zone (rules 7: Zones, Locations). */
import type { EntityPins } from '../pin';

/** A location's keys, the same for create and update; the organization is not included. */
const body = [
  'zone_id',
  'name',
  'storage_type',
  'plane_technique_value',
  'count_techniques',
  'width',
  'height',
  'depth',
];

const measures = { width: 2.4, height: 1.8, depth: 0.6 };

export const zoneLocationPins: Readonly<Record<string, EntityPins>> = {
  zoneLocations: {
    // A zone with eight of them (demo/README.md), and its organization.
    within: {
      zone_id: '20e00000-0000-4000-8000-000000000001',
      account_id: 'acc00000-0000-4000-8000-000000000001',
    },
    list: { call: 'GET /api/zones/{id}/locations' },
    create: {
      call: 'POST /api/zones/{id}/locations',
      body,
      values: { name: 'Pinned', storage_type: 'DRY_SHELF', ...measures },
    },
    update: {
      call: 'PUT /api/zones/{id}/locations/{locationId}',
      body,
      values: { name: 'Renamed', count_techniques: ['DEPTH'], ...measures },
    },
    remove: { call: 'DELETE /api/zones/{id}/locations/{locationId}' },
  },
};
