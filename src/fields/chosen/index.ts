/** Sends each selected record once, in the form that its field requires (rules 3, Job template). */
import type { ChosenField } from '../../schema/field';
import { isObject } from '../../schema/isObject';
import { lengthOrNumber, type Kind } from '../kind';

// Selected records, read from a value of any shape (rules R25).

type Given = Pick<ChosenField, 'as' | 'isLower'>;

const idOf = ({ as, isLower = false }: Given, entry: unknown): string | null => {
  const id = as && isObject(entry) ? entry[as.id] : entry;
  if ((typeof id !== 'string' || id === '') && typeof id !== 'number') return null;
  return isLower ? String(id).toLowerCase() : String(id);
};

/** Entries that have an id, without duplicates and with their other keys. */
const entriesOf = (field: Given, value: unknown): ReadonlyMap<string, unknown> => {
  const entries = new Map<string, unknown>();
  for (const entry of Array.isArray(value) ? value : []) {
    const id = idOf(field, entry);
    if (id === null || entries.has(id)) continue;
    entries.set(id, field.as ? (isObject(entry) ? entry : { [field.as.id]: id }) : id);
  }
  return entries;
};

/** Returns a row's id in the form in which the field stores it. */
export const chosenId = ({ isLower = false }: Given, id: unknown): string =>
  isLower ? String(id).toLowerCase() : String(id);

/** Returns the selected ids. */
export const chosenIds = (value: unknown, field: Given = {}): readonly string[] => [
  ...entriesOf(field, value).keys(),
];

/** Returns the value to send: each selected record once, with ids in the form that the field requires. */
export const chosenValue = (value: unknown, field: Given): readonly unknown[] => [
  ...entriesOf(field, value).values(),
];

/** Adds or removes ids. The remaining entries keep their order and their other keys. */
export const withIds = (
  value: unknown,
  ids: readonly string[],
  isOn: boolean,
  field: Given = {},
): readonly unknown[] => {
  const entries = new Map(entriesOf(field, value));
  for (const given of ids) {
    const id = chosenId(field, given);
    if (!isOn) entries.delete(id);
    else if (!entries.has(id))
      entries.set(id, field.as ? { [field.as.id]: id, ...field.as.with } : id);
  }
  return [...entries.values()];
};

const isFilled = (value: unknown): boolean =>
  isObject(value) ? Object.keys(value).length > 0 : value != null && value !== '';

/** Ids of the selected records that have data of their own, such as the zone's own template. */
export const ownIds = (value: unknown, field: Given): ReadonlySet<string> => {
  const keys = Object.keys(field.as?.with ?? {});
  return new Set(
    [...entriesOf(field, value)].flatMap(([id, entry]) =>
      isObject(entry) && keys.some((key) => isFilled(entry[key])) ? [id] : [],
    ),
  );
};

const chosenWire = {
  toPlatform: (value: unknown, field: ChosenField): unknown => chosenValue(value, field),
};

export const kind: Kind<ChosenField> = {
  wire: chosenWire,
  sortKey: lengthOrNumber,
  column: { isNumeric: true, isNarrow: true },
};
