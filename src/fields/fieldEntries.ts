/** The parts of values that kinds know: sides of a size, members of a list, keys of a JSON object. */
import type { ComposedEntries, Field, FieldOf } from '../schema/field';
import { memberEntries } from '../schema/fieldEntries';
import { plainKey } from '../lib/text/plainText';
import { jsonEntries } from './json';
import { pickedIn } from './picks';
import { sides, storedSize } from './size';
import { textsIn } from './texts';

const sizeEntries = ({ unit }: FieldOf<'size'>): ComposedEntries => ({
  of: (value) =>
    sides.map((side) => ({
      key: side,
      name: side,
      nameKey: `facings.fields.size.${side}`,
      value: storedSize(value)?.[side] ?? null,
      unit,
    })),
  with: (value, changes) => storedSize({ ...storedSize(value), ...Object.fromEntries(changes) }),
});

/** Texts that look alike are one. */
const textEntries: ComposedEntries = {
  ...memberEntries(
    (value) => new Map(textsIn(value).map((text) => [plainKey(text), text])),
    (_, text) => String(text),
  ),
  isOrdered: true,
};

/** Undefined for a value that is one. */
export const composedEntriesOf = (field: Field | undefined): ComposedEntries | undefined => {
  if (!field) return undefined;
  if (field.entries) return field.entries;
  if (field.kind === 'size') return sizeEntries(field);
  if (field.kind === 'texts') return textEntries;
  if (field.kind === 'picks') return memberEntries((value) => pickedIn(value, field.as));
  return field.kind === 'json' && field.isObject ? jsonEntries : undefined;
};
