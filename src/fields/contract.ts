/**
 * What a field kind offers: a cell, an input and a filter. Each is given its source and its field's own type, and
 * reads the rest as any part of react-admin does: the record from RecordContext (`useFieldValue`), the form's value
 * by `useInput`, the entity from ResourceContext (`useDeclaration`).
 */
import type { ComponentType } from 'react';
import type { Field, FieldKind, FieldOf } from '../schema/field';

/** `row`: a cell of a table, one line high. `page`: a fact on the record's own page. */
export type CellPlace = 'row' | 'page';

interface FieldProps<F extends Field> {
  /** Name of the field, as react-admin's own fields and inputs take it. */
  readonly source: string;
  readonly field: F;
}

export interface CellProps<F extends Field = Field> extends FieldProps<F> {
  readonly place: CellPlace;
}

export interface InputProps<F extends Field = Field> extends FieldProps<F> {
  readonly purpose: 'create' | 'edit';
  readonly autoFocus?: boolean;
  /** The field it is gated by is empty: the input is shown, and cannot be used yet. */
  readonly isDisabled?: boolean;
}

/** A switch filters by true and false, everything else by text; undefined is no filter. */
export type FilterValue = string | boolean | undefined;

export interface FilterProps<F extends Field = Field> extends FieldProps<F> {
  readonly value: FilterValue;
  readonly onChange: (value: FilterValue) => void;
  /** The person has just chosen this filter: focus goes to it. */
  readonly isFocused?: boolean;
  /** As many filters are active as may be; this one waits. */
  readonly isDisabled?: boolean;
  /** Why it is disabled. */
  readonly hint?: string | undefined;
  /** What else the list is filtered by, and what it stands within: a choice may be restricted by it. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/** A kind without an entry does not compile; null says that the kind has none, on purpose. */
export type CellMap = { readonly [K in FieldKind]: ComponentType<CellProps<FieldOf<K>>> };
export type InputMap = { readonly [K in FieldKind]: ComponentType<InputProps<FieldOf<K>>> | null };
export type FilterMap = {
  readonly [K in FieldKind]: ComponentType<FilterProps<FieldOf<K>>> | null;
};
