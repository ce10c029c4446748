/**
 * Does not report an unchanged value that the platform already stores, even if today's rules would refuse it when
 * typed. It is sent back as it is.
 */
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { RaRecord } from 'react-admin';
import { isSame } from '../edit/conflict';

const isBlank = (value: unknown): boolean =>
  value == null || (typeof value === 'string' && value.trim() === '');

/** Required values are still reported if they are missing; all other unchanged values are accepted. */
export const forgivingStored =
  (resolver: Resolver, stored: RaRecord | undefined): Resolver =>
  async (values: FieldValues, context: unknown, options) => {
    const result = await resolver(values, context, options);
    if (stored === undefined) return result;
    const errors = Object.fromEntries(
      Object.entries(result.errors).filter(([name]) => {
        const value: unknown = values[name];
        return isBlank(value) || !isSame(value, stored[name]);
      }),
    ) as FieldErrors;
    if (Object.keys(errors).length > 0) return { values: {}, errors };
    return Object.keys(result.errors).length > 0 ? { values, errors: {} } : result;
  };
