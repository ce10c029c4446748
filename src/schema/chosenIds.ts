/** The records that are chosen, in a value that may be anything (rules R25). */
import type { ChosenField } from './field';

type Given = Pick<ChosenField, 'as' | 'isLower'>;
type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const idOf = ({ as, isLower = false }: Given, entry: unknown): string | null => {
  const id = as && isObject(entry) ? entry[as.id] : entry;
  if ((typeof id !== 'string' || id === '') && typeof id !== 'number') return null;
  return isLower ? String(id).toLowerCase() : String(id);
};

/** Each entry that has an id, once; whatever else it has stays beside it. */
const entriesOf = (field: Given, value: unknown): ReadonlyMap<string, unknown> => {
  const entries = new Map<string, unknown>();
  for (const entry of Array.isArray(value) ? value : []) {
    const id = idOf(field, entry);
    if (id === null || entries.has(id)) continue;
    entries.set(id, field.as ? (isObject(entry) ? entry : { [field.as.id]: id }) : id);
  }
  return entries;
};

/** The form of a row's id in which it is chosen. */
export const chosenId = ({ isLower = false }: Given, id: unknown): string =>
  isLower ? String(id).toLowerCase() : String(id);

/** The ids that are chosen. */
export const chosenIds = (value: unknown, field: Given = {}): readonly string[] => [
  ...entriesOf(field, value).keys(),
];

/** The value as it leaves: each chosen record once, ids in the form the field asks for. */
export const chosenValue = (value: unknown, field: Given): readonly unknown[] => [
  ...entriesOf(field, value).values(),
];

/** With or without some of them; those that stay keep their order and what stands beside their ids. */
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

/** The chosen records that have something of their own beside their id: a template of the zone's own. */
export const ownIds = (value: unknown, field: Given): ReadonlySet<string> => {
  const keys = Object.keys(field.as?.with ?? {});
  return new Set(
    [...entriesOf(field, value)].flatMap(([id, entry]) =>
      isObject(entry) && keys.some((key) => isFilled(entry[key])) ? [id] : [],
    ),
  );
};
