/** Not every field of a record's own page comes with the rows of its list. */
import type { RaRecord } from 'react-admin';

const isEmpty = (value: unknown): boolean =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether none of the rows at hand has a value; false while there are no rows. */
export const isBlank = (rows: readonly RaRecord[], name: string): boolean =>
  rows.length > 0 && rows.every((row) => isEmpty(row[name]));
