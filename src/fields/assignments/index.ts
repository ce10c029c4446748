/** Values that stand for others: travel as they are, and have no order. */
import type { AssignmentsField } from '../../schema/field';
import type { Kind } from '../kind';

/** What stands for which, of a value that may be anything (rules R25); null where nothing does. */
export const assignedOf = (value: unknown): Readonly<Record<string, string | null>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, own]: [string, unknown]) => [
          key,
          typeof own === 'string' && own !== '' ? own : null,
        ]),
      )
    : {};

export const kind: Kind<AssignmentsField> = { sortKey: null, hasEntries: true };
