import type { Consequence } from '../../src/schema/actions';

/** What the removal of a zone affects beyond the zone. */
export const consequences: readonly Consequence[] = [
  {
    text: '{smart_count} person loses access to this zone. |||| {smart_count} people lose access to this zone.',
    counts: {
      path: '/api/zones/memberships',
      query: { zone_id: '{record.id}' },
      read: 'memberships',
    },
  },
  {
    text: '{smart_count} product will no longer be available in this zone. |||| {smart_count} products will no longer be available in this zone.',
    counts: {
      path: '/api/zones/products',
      query: { zone_id: '{record.id}' },
      read: 'zone_products',
    },
  },
  {
    text: '{smart_count} location will be removed with it. |||| {smart_count} locations will be removed with it.',
    counts: { of: 'zoneLocations', within: { zone_id: '{id}', account_id: '{account_id}' } },
  },
  {
    text: '{smart_count} job template runs in this zone. |||| {smart_count} job templates run in this zone.',
    counts: { of: 'zoneTemplates', within: { zone_id: '{id}' } },
  },
];
