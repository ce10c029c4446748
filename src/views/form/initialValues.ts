import type { RaRecord } from 'react-admin';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { ParentIds } from '../../schema/routes';
import type { OpenChoices } from '../../fields/picker/useTypedChoice';
import { isBlankValue } from '../../lib/text/isBlankValue';
import { isSame } from '../edit/conflict';
import type { BegunValues } from './useBegun';

interface InitialOptions {
  readonly declaration: AnyDeclaration;
  readonly fields: readonly string[];
  /** The edited record; undefined for a new one. */
  readonly record: RaRecord | undefined;
  /** The record that a new one is copied from. */
  readonly copied?: RaRecord | undefined;
  /** Fields that are left out of the copy. They start empty, so that a required one is asked for. */
  readonly left?: readonly string[];
  readonly within: ParentIds;
  /** Initial values that take precedence over those of the parents and the fields. */
  readonly begun?: BegunValues;
}

/**
 * Returns the stored values or, for a new record, those of its parents and its fields. Parent ids are always
 * included, because searches and options may need them.
 */
export const initialValues = ({
  declaration,
  fields,
  record,
  copied,
  left = [],
  within,
  begun = {},
}: InitialOptions): FieldValues => ({
  ...within,
  ...Object.fromEntries(
    fields.map((name) => {
      if (left.includes(name)) return [name, null];
      const field = declaration.fields[name];
      const stored: unknown = (record ?? copied)?.[name];
      const initial = record ? undefined : (begun[name] ?? within[name] ?? field?.initial);
      return [name, stored ?? initial ?? (field?.kind === 'switch' ? false : null)];
    }),
  ),
});

// Does not report an unchanged value that the platform already stores, even if today's rules would refuse it when
// typed. It is sent back as it is.

/** Required values are still reported if they are missing; all other unchanged values are accepted. */
export const forgivingStored =
  (resolver: Resolver, stored: RaRecord | undefined): Resolver =>
  async (values: FieldValues, context: unknown, options) => {
    const result = await resolver(values, context, options);
    if (stored === undefined) return result;
    const errors = Object.fromEntries(
      Object.entries(result.errors).filter(([name]) => {
        const value: unknown = values[name];
        return isBlankValue(value) || !isSame(value, stored[name]);
      }),
    ) as FieldErrors;
    if (Object.keys(errors).length > 0) return { values: {}, errors };
    return Object.keys(result.errors).length > 0 ? { values, errors: {} } : result;
  };

/** A text that was typed into a picker and is no choice is an error of its field: the form would save the old value. */
export const withOpenChoices =
  (resolver: Resolver, choices: OpenChoices): Resolver =>
  async (values: FieldValues, context: unknown, options) => {
    const result = await resolver(values, context, options);
    if (choices.size === 0) return result;
    const faults = [...choices].map(
      ([name, message]) => [name, { type: 'choice', message }] as const,
    );
    return { values: {}, errors: { ...result.errors, ...Object.fromEntries(faults) } };
  };
