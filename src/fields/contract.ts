/**
 * The parts of a field kind that draw: a cell, an input and a filter. Each receives its source and its typed field,
 * and reads the rest from react-admin: the record from RecordContext (`useFieldValue`), the form's value from
 * `useInput`, the entity from ResourceContext (`useDeclaration`).
 */
import type { ComponentType } from 'react';
import type { Field, FieldKind, FieldOf } from '../schema/field';

/** `row`: a table cell, one line high. `page`: a fact on the record's own page. */
export type CellPlace = 'row' | 'page';

interface FieldProps<F extends Field> {
  /** Name of the field; react-admin's fields and inputs use the same prop. */
  readonly source: string;
  readonly field: F;
}

export interface CellProps<F extends Field = Field> extends FieldProps<F> {
  readonly place: CellPlace;
}

export interface InputProps<F extends Field = Field> extends FieldProps<F> {
  readonly purpose: 'create' | 'edit';
  readonly autoFocus?: boolean;
  /** The field that gates it is empty: the input is shown but disabled. */
  readonly isDisabled?: boolean;
}

/** A switch filters by true and false, other kinds by text; undefined means no filter. */
export type FilterInputValue = string | boolean | undefined;

export interface FilterProps<F extends Field = Field> extends FieldProps<F> {
  readonly value: FilterInputValue;
  readonly onChange: (value: FilterInputValue) => void;
  /** The person has just added this filter, so it takes the focus. */
  readonly isFocused?: boolean;
  /** The maximum number of filters is active, so this one is disabled. */
  readonly isDisabled?: boolean;
  /** Explains why it is disabled. */
  readonly hint?: string | undefined;
  /** The other filter values and the parent ids; they may restrict the options. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/** A kind without an entry does not compile; null means that the kind is read-only. */
export type CellMap = { readonly [K in FieldKind]: ComponentType<CellProps<FieldOf<K>>> };
export type InputMap = { readonly [K in FieldKind]: ComponentType<InputProps<FieldOf<K>>> | null };
/** Few kinds have a filter. */
export type FilterMap = { readonly [K in FieldKind]?: ComponentType<FilterProps<FieldOf<K>>> };
