/** Ids of seeded rows: UUID-shaped, fixed, with a recognizable prefix per kind. */
const prefixes = {
  organization: 'acc00000',
  user: '05e40000',
  member: '3e3b0000',
  category: 'ca7e0000',
  pickList: '91c40000',
  region: '4e910000',
  zone: '20e00000',
  zoneMembership: '20e3b000',
  zoneProduct: '20e5c000',
  notional: '00710000',
  product: '5c000000',
  item: '17e30000',
} as const;

/** @param number from 1 */
export const seedId = (kind: keyof typeof prefixes, number: number): string =>
  `${prefixes[kind]}-0000-4000-8000-${String(number).padStart(12, '0')}`;
