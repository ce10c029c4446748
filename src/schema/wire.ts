/** How a field's value travels: what the platform sends and takes, where that differs from what a form holds. */
import type { Field, FieldKind, FieldOf } from './field';
import { credentialsWire } from './wire/credentials';
import { jsonWire } from './wire/json';
import { numberWire } from './wire/number';
import { settingsWire } from './wire/settings';

export interface Wire<F extends Field = Field> {
  /** From a form's value to the platform's; never called for an empty value. */
  readonly toPlatform?: (value: unknown, field: F) => unknown;
  /** From the platform's value to a form's; never called for a missing one. */
  readonly fromPlatform?: (value: unknown, field: F) => unknown;
}

/** Kinds that are not here travel as they are. */
const wires: { readonly [K in FieldKind]?: Wire<FieldOf<K>> } = {
  credentials: credentialsWire,
  json: jsonWire,
  number: numberWire,
  settings: settingsWire,
};

// The map's type pairs each kind with its wire; the compiler cannot follow that through a lookup.
const wireOf = (field: Field): Wire | undefined => wires[field.kind] as Wire | undefined;

export const toPlatform = (field: Field, value: unknown): unknown =>
  value == null ? value : (wireOf(field)?.toPlatform?.(value, field) ?? value);

export const fromPlatform = (field: Field, value: unknown): unknown =>
  value == null ? value : (wireOf(field)?.fromPlatform?.(value, field) ?? value);
