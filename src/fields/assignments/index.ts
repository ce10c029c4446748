/** Values assigned to keys; sent unchanged and not sortable. */
import type { AssignmentsField } from '../../schema/field';
import { isObject } from '../../schema/isObject';
import type { Kind } from '../kind';

/** Reads the assignments from a value of any shape (rules R25); null if there are none. */
export const assignedOf = (value: unknown): Readonly<Record<string, string | null>> =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, own]: [string, unknown]) => [
          key,
          typeof own === 'string' && own !== '' ? own : null,
        ]),
      )
    : {};

export const kind: Kind<AssignmentsField> = { sortKey: null, hasEntries: true };
