/**
 * What the platform has stored is not held against whoever edits something else: a value that was left as it
 * is goes back as it came, though today's rules would refuse it if it were typed.
 */
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { RaRecord } from 'react-admin';
import { isSame } from '../edit/conflict';

const isBlank = (value: unknown): boolean =>
  value == null || (typeof value === 'string' && value.trim() === '');

/** What is missing is still asked for; everything else that is untouched stands. */
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
