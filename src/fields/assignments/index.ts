/** Values that stand for others: travel as they are, and have no order. */
import type { AssignmentsField } from '../../schema/field';
import type { Kind } from '../kind';

export const kind: Kind<AssignmentsField> = { sortKey: null };
