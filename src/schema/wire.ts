/** How a field's value travels: what the platform sends and takes, where that differs from what a form holds. */
import type { Field, FieldKind, FieldOf } from './field';
import { chosenWire } from './wire/chosen';
import { credentialsWire } from './wire/credentials';
import { jsonWire } from './wire/json';
import { labelsWire } from './wire/labels';
import { numberWire } from './wire/number';
import { panSizesWire } from './wire/panSizes';
import { phrasesWire } from './wire/phrases';
import { picksWire } from './wire/picks';
import { settingsWire } from './wire/settings';
import { sizeWire } from './wire/size';

export interface Wire<F extends Field = Field> {
  /** From a form's value to the platform's; never called for an empty value. */
  readonly toPlatform?: (value: unknown, field: F) => unknown;
  /** From the platform's value to a form's; never called for a missing one. */
  readonly fromPlatform?: (value: unknown, field: F) => unknown;
  /** What a form holds where the platform says null; null when absent. */
  readonly fromNull?: (field: F) => unknown;
}

/** Kinds that are not here travel as they are. */
const wires: { readonly [K in FieldKind]?: Wire<FieldOf<K>> } = {
  chosen: chosenWire,
  credentials: credentialsWire,
  json: jsonWire,
  labels: labelsWire,
  number: numberWire,
  panSizes: panSizesWire,
  phrases: phrasesWire,
  picks: picksWire,
  settings: settingsWire,
  size: sizeWire,
};

// The map's type pairs each kind with its wire; the compiler cannot follow that through a lookup.
const wireOf = (field: Field): Wire | undefined => wires[field.kind] as Wire | undefined;

export const toPlatform = (field: Field, value: unknown): unknown => {
  const translate = wireOf(field)?.toPlatform;
  return value == null || !translate ? value : translate(value, field);
};

export const fromPlatform = (field: Field, value: unknown): unknown => {
  const wire = wireOf(field);
  if (value === null) return wire?.fromNull?.(field) ?? null;
  return value === undefined || !wire?.fromPlatform ? value : wire.fromPlatform(value, field);
};
