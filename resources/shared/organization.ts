import type { ReferenceField } from '../../src/schema/field';
import { reference } from '../../src/schema/fields';

/** The organization of a record; the platform calls it account (rules 1). */
export const organization = (
  rest: Partial<Omit<ReferenceField, 'kind' | 'to'>> = {},
): ReferenceField =>
  reference('organizations', {
    label: 'Organization',
    required: true,
    from: ['account_id', 'account.id', 'accountId'],
    nameFrom: ['account.name'],
    ...rest,
  });
