/** The non-visual part of each kind, from its folder; a kind without an entry does not compile. */
import type { Field, FieldKind, FieldOf } from '../schema/field';
import type { CellRule } from '../lib/rules/cellRule';
import { kind as choice } from './choice';
import { kind as color } from './color';
import { kind as count } from './count';
import { kind as cron } from './cron';
import { kind as date } from './date';
import { kind as image } from './image';
import { kind as json } from './json';
import type { Kind } from './kind';
import { kind as media } from './media';
import { kind as moment } from './moment';
import { kind as number } from './number';
import { kind as own } from './own';
import { kind as picks } from './picks';
import { kind as reference } from './reference';
import { kind as size } from './size';
import { kind as onOff } from './switch';
import { kind as tags } from './tags';
import { kind as text } from './text';
import { kind as texts } from './texts';
import { kind as time } from './time';
import { kind as timeZone } from './timeZone';

const kinds: { readonly [K in FieldKind]: Kind<FieldOf<K>> } = {
  choice,
  color,
  count,
  cron,
  date,
  image,
  json,
  media,
  moment,
  number,
  own,
  picks,
  reference,
  size,
  switch: onOff,
  tags,
  text,
  texts,
  time,
  timeZone,
};

/** The map's type pairs each kind with its entry, but TypeScript loses that in a lookup. */
export const kindOf = ({ kind }: Pick<Field, 'kind'>): Kind => kinds[kind] as Kind;

/** Undefined: by the value's text. Null: a list cannot be sorted by the field. */
export const sortKeyOf = (field: Field): Kind['sortKey'] =>
  field.kind === 'own' ? (field.sortKey ?? null) : kindOf(field).sortKey;

/** Conversion of a field's value between the platform and a form. */
export const toPlatform = (field: Field, value: unknown): unknown => {
  const translate = kindOf(field).wire?.toPlatform;
  return value == null || !translate ? value : translate(value, field);
};

export const fieldFromPlatform = (field: Field, value: unknown): unknown => {
  const { wire } = kindOf(field);
  if (value == null) return value;
  const shown = field.read ? field.read(value) : value;
  return wire?.fromPlatform ? wire.fromPlatform(shown, field) : shown;
};

// Creates the rule of a sheet cell from its field (src/lib/rules/cellRule.ts).

/** @throws for a kind that no sheet supports, which is a mistake in a declaration */
export const cellRuleOf = (field: Field, locale: string, label: string = field.label): CellRule => {
  const { sheet } = kindOf(field);
  if (!sheet) throw new Error(`A cell cannot hold a field of the kind ${field.kind}.`);
  const base = {
    label,
    isRequired: field.required === true,
    ...(field.requiredMessage === undefined ? {} : { requiredAs: field.requiredMessage }),
  };
  return sheet.rule(field, base, locale);
};
