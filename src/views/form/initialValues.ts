/** What a form begins with. */
import type { RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { AnyDeclaration } from '../../schema/defineResource';
import type { BegunValues } from './begunValues';
import type { Within } from '../../schema/within';

interface Begun {
  readonly declaration: AnyDeclaration;
  readonly fields: readonly string[];
  /** The record being edited; a creation has none. */
  readonly record: RaRecord | undefined;
  /** The record that a new one begins with. */
  readonly copied?: RaRecord | undefined;
  readonly within: Within;
  /** What a new record begins with before all that. */
  readonly begun?: BegunValues;
}

/**
 * Stored values, or those of a new record: what it is made within, then what its field declares. What the form
 * stands within is known to it as well: searches and options may need it.
 */
export const initialValues = ({
  declaration,
  fields,
  record,
  copied,
  within,
  begun = {},
}: Begun): FieldValues => ({
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
