import type { Consequence } from '../../src/schema/actions';

/** What the removal of a zone affects beyond the zone. */
export const consequences: readonly Consequence[] = [
  {
    text: '{smart_count} person loses access. |||| {smart_count} people lose access.',
    counts: {
      path: '/api/zones/memberships',
      query: { zone_id: '{record.id}' },
      read: 'memberships',
    },
  },
  {
    text: '{smart_count} product will no longer be available there. |||| {smart_count} products will no longer be available there.',
    counts: {
      path: '/api/zones/products',
      query: { zone_id: '{record.id}' },
      read: 'zone_products',
    },
  },
  {
    text: '{smart_count} location will be removed, too. |||| {smart_count} locations will be removed, too.',
    counts: { of: 'zoneLocations', within: { zone_id: '{id}', account_id: '{account_id}' } },
  },
  {
    text: '{smart_count} job template runs there. |||| {smart_count} job templates run there.',
    counts: { of: 'zoneTemplates', within: { zone_id: '{id}' } },
  },
];
