/** Ids of the rows that an entity's file seeds: like seedId, with the file's own prefix. */
export const idsOf =
  /** @param prefix eight hexadecimal digits */
  (prefix: string) =>
    /** @param number from 1 */
    (number: number): string =>
      `${prefix}-0000-4000-8000-${String(number).padStart(12, '0')}`;
