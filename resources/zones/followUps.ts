import type { FollowUp } from '../../src/schema/defineResource';
import { valueAt } from '../../src/schema/template';

const flash = {
  path: '/api/zones/products/flash',
  accepted: {
    when: (answer: unknown) => valueAt(answer, 'code') === 'SUCCESS',
    refused: 'Failed to flash products to zone.',
  },
  action: 'FLASH_ZONE_PRODUCTS',
  auditAs: 'ZONE_PRODUCT',
  done: { body: 'Products flashed to zone.' },
} as const;

const people = {
  path: '/api/users',
  query: { account_id: '{record.account_id}' },
  read: 'users',
} as const;

const memberships = {
  path: '/api/zones/memberships',
  action: 'CREATE_ZONE_MEMBERSHIP',
  done: { body: '{smart_count} member added |||| {smart_count} members added' },
} as const;

/** Not part of the zone on the platform: these calls are made after the zone exists (rules R60). */
export const followUps: readonly FollowUp[] = [
  { ...flash, onlyIf: 'flash_skus', query: { zone_id: '{record.id}' } },
  {
    ...memberships,
    onlyIf: 'assignMemberships',
    body: { zone_id: '{record.id}', user_id: '{each.id}', role: 'user' },
    each: { ...people, name: ['name', 'email'] },
  },
  {
    ...memberships,
    copies: 'Also copy the team',
    body: { zone_id: '{record.id}', user_id: '{each.user.id}', role: '{each.role}' },
    each: {
      path: '/api/zones/memberships',
      query: { zone_id: '{original.id}' },
      read: 'memberships',
      name: ['user.name', 'user.email'],
      // Only people of the organization can be members of its zones.
      among: { ...people, as: 'user.id' },
    },
  },
  {
    ...flash,
    copies: 'Also flash the products of the original',
    query: { from_zone_id: '{original.id}', zone_id: '{record.id}', overwrite: 'false' },
  },
];
