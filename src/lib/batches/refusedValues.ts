/**
 * Values that the platform rejected in this run. Items with such a value fail without a call: otherwise a column of two
 * hundred equal texts would cost two hundred rejected requests.
 */
import type { BatchRefusal } from './verdict';

/** By value: how often it was refused, or that the platform accepted it. */
type Values = Map<string, { readonly refusal: BatchRefusal; readonly count: number } | 'accepted'>;

/** One rejection may concern only its record; a value counts as rejected after two. */
const minRefusals = 2;

/** @param bodyOf what is sent of an item, without what is different in each */
export const createRefusedValues = <Item>(
  bodyOf: (item: Item) => Readonly<Record<string, unknown>>,
) => {
  const byField = new Map<string | undefined, Values>();
  /** Kept to compare earlier accepted items with a later rejection. */
  const accepted: Item[] = [];

  /** The compared value of one key or, without a key, of all of them; null if the item has no such key. */
  const valueOf = (item: Item, field: string | undefined): string | null => {
    const body = bodyOf(item);
    const [key = ''] = field?.split('.') ?? [];
    if (field === undefined) return JSON.stringify(body);
    return key in body ? JSON.stringify(body[key]) : null;
  };

  const acceptValue = (field: string | undefined, item: Item) => {
    const value = valueOf(item, field);
    if (value !== null) byField.get(field)?.set(value, 'accepted');
  };
  return {
    add: (item: Item, refusal: BatchRefusal) => {
      const { field, reason } = refusal;
      const value = valueOf(item, field);
      if (value === null) return;
      const values = byField.get(field) ?? (new Map() as Values);
      if (!byField.has(field)) {
        byField.set(field, values);
        for (const acceptedItem of accepted) acceptValue(field, acceptedItem);
      }
      const refusalOfValue = values.get(value);
      if (refusalOfValue === 'accepted') return;
      const isSame =
        refusalOfValue &&
        (field !== undefined ||
          JSON.stringify(refusalOfValue.refusal.reason) === JSON.stringify(reason));
      values.set(
        value,
        isSame ? { ...refusalOfValue, count: refusalOfValue.count + 1 } : { refusal, count: 1 },
      );
    },
    /** The item was accepted, so its values are not the reason for a rejection. */
    accept: (item: Item) => {
      accepted.push(item);
      for (const field of byField.keys()) acceptValue(field, item);
    },
    find: (item: Item): BatchRefusal | null => {
      for (const [field, values] of byField) {
        const value = valueOf(item, field);
        const refusal = value === null ? undefined : values.get(value);
        if (refusal && refusal !== 'accepted' && refusal.count >= minRefusals)
          return refusal.refusal;
      }
      return null;
    },
  };
};

export type RefusedValues<Item> = ReturnType<typeof createRefusedValues<Item>>;
