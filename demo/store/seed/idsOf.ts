/** Ids of the rows an entity's file seeds: as seedId, with a prefix that the file itself chooses. */
export const idsOf =
  /** @param prefix eight hexadecimal digits */
  (prefix: string) =>
    /** @param number from 1 */
    (number: number): string =>
      `${prefix}-0000-4000-8000-${String(number).padStart(12, '0')}`;
