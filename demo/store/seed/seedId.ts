/** Ids of seeded rows: UUID-shaped, fixed, with a recognizable prefix per kind. */
import type { Row } from '../tables';

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

/** Ids of the rows that an entity's file seeds, with the file's own prefix. */
export const idsOf =
  /** @param prefix eight hexadecimal digits */
  (prefix: string) =>
    /** @param number from 1 */
    (number: number): string =>
      `${prefix}-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** @param number from 1 */
export const seedId = (kind: keyof typeof prefixes, number: number): string =>
  idsOf(prefixes[kind])(number);

/** The rows with ids of the file's own prefix. */
export const numbered = <Values extends object>(
  prefix: string,
  rows: readonly Values[],
): (Values & Row)[] => rows.map((row, at) => ({ id: idsOf(prefix)(at + 1), ...row }));

/** Such rows for each chain, as many as its count says; `at` and `chain` begin with 0. */
export const numberedPerChain = <Values extends object>(
  prefix: string,
  counts: readonly number[],
  make: (at: number, chain: number) => Values,
): (Values & Row)[] =>
  numbered(
    prefix,
    counts.flatMap((length, chain) => Array.from({ length }, (_, at) => make(at, chain))),
  );
