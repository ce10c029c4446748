/** The initial values of a form. */
import type { RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { BegunValues } from './begunValues';
import type { Within } from '../../schema/within';

interface InitialOptions {
  readonly declaration: AnyDeclaration;
  readonly fields: readonly string[];
  /** The edited record; undefined for a new one. */
  readonly record: RaRecord | undefined;
  /** The record that a new one is copied from. */
  readonly copied?: RaRecord | undefined;
  readonly within: Within;
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
  within,
  begun = {},
}: InitialOptions): FieldValues => ({
  ...within,
  ...Object.fromEntries(
    fields.map((name) => {
      const field = declaration.fields[name];
      const stored: unknown = (record ?? copied)?.[name];
      const initial = record ? undefined : (begun[name] ?? within[name] ?? field?.initial);
      return [name, stored ?? initial ?? (field?.kind === 'switch' ? false : null)];
    }),
  ),
});
