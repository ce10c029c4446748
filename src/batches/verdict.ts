import { failureOf, isAbort } from '../faults/failures';

/** Interprets a failed call of a save for its items. */

/** The platform's message about one item. */
interface Named {
  readonly words: string;
  /** Key of the invalid value: `product_dimensions.width`. */
  readonly field: string | null;
}

export type Verdict =
  /** No response: it may have been executed. */
  | { readonly type: 'lost' }
  /** Temporarily rejected; with `isDoubtful` it may have been executed. */
  | { readonly type: 'busy'; readonly waitMs: number | null; readonly isDoubtful: boolean }
  /** A response that does not show what was done (rules 8: a 500 is not a rejection). */
  | { readonly type: 'doubtful' }
  | { readonly type: 'signedOut' }
  /** Some items are invalid. `isValue`: unchanged they would always be rejected, not just now. */
  | {
      readonly type: 'refused';
      readonly named: ReadonlyMap<number, Named>;
      readonly isValue: boolean;
    }
  /** All items are rejected, whatever their content. */
  | { readonly type: 'failed' };

const unavailable = 503;

/** `products.7.sku` is the SKU of the eighth item. */
const placeIn = (name: string) => {
  const [, place, field = ''] = /^[^.[\]]+[.[](\d+)\]?\.?(.*)$/.exec(name) ?? [];
  return place === undefined ? null : { place: Number(place), field: field || null };
};

const namedIn = (
  fields: Readonly<Record<string, string>> | undefined,
  count: number,
  isSingle: boolean,
): ReadonlyMap<number, Named> => {
  const named = new Map<number, Named>();
  for (const [name, words] of Object.entries(fields ?? {})) {
    const at = isSingle ? { place: 0, field: name } : placeIn(name);
    if (at === null || at.place >= count) continue;
    const before = named.get(at.place);
    named.set(
      at.place,
      before
        ? { ...before, words: before.words === words ? words : `${before.words} ${words}` }
        : { words, field: at.field },
    );
  }
  return named;
};

interface CallItems {
  /** Number of items in the call. */
  readonly count: number;
  /** The call has one record, and the platform names its fields without a place. */
  readonly isSingle?: boolean;
}

export const verdictOf = (error: unknown, { count, isSingle = false }: CallItems): Verdict => {
  if (isAbort(error)) return { type: 'lost' };
  const failure = failureOf(error);
  if (!failure) return { type: 'failed' };
  const { kind, status, retryAfterSeconds, fields } = failure;
  const waitMs = retryAfterSeconds === undefined ? null : retryAfterSeconds * 1000;
  if (status === unavailable) return { type: 'busy', waitMs, isDoubtful: true };
  switch (kind) {
    case 'aborted':
    case 'network':
    case 'timeout':
      return { type: 'lost' };
    case 'tooMany':
      return { type: 'busy', waitMs, isDoubtful: false };
    case 'server':
    case 'malformed':
      return { type: 'doubtful' };
    case 'unauthorized':
      return { type: 'signedOut' };
    case 'invalid':
    case 'conflict':
    case 'notFound':
      return {
        type: 'refused',
        named: namedIn(fields, count, isSingle),
        isValue: kind === 'invalid',
      };
    case 'forbidden':
      return { type: 'failed' };
  }
};

/**
 * Values that the platform rejected in this run. Items with such a value fail without a call: otherwise a column of two
 * hundred equal texts would cost two hundred rejected requests.
 */
export interface Refused {
  readonly reason: string;
  readonly field: string | null;
}

/** The compared value of an item, for one key or, with null, for all of it; null if it cannot be compared. */
type ValueOf<Thing> = (thing: Thing, field: string | null) => string | null;

/** One rejection may concern only its record; a value counts as rejected after two. */
const minRefusals = 2;

interface Known extends Refused {
  count: number;
}

export const createRefusedValues = <Thing>(valueOf: ValueOf<Thing>) => {
  /** By key and value. */
  const known = new Map<string | null, Map<string, Known>>();
  const taken = new Map<string | null, Set<string>>();
  /** Kept to compare earlier accepted items with a later rejection. */
  const accepted: Thing[] = [];

  const learnTaken = (field: string | null, thing: Thing) => {
    const value = valueOf(thing, field);
    if (value === null) return;
    const values = taken.get(field) ?? new Set<string>();
    taken.set(field, values.add(value));
    known.get(field)?.delete(value);
  };
  return {
    learn: (thing: Thing, refused: Refused) => {
      const { field, reason } = refused;
      const value = valueOf(thing, field);
      if (value === null) return;
      if (!known.has(field)) {
        known.set(field, new Map());
        for (const one of accepted) learnTaken(field, one);
      }
      if (taken.get(field)?.has(value)) return;
      const own = known.get(field);
      const before = own?.get(value);
      if (before?.reason === reason || (before && field !== null)) before.count += 1;
      else own?.set(value, { ...refused, count: 1 });
    },
    /** The item was accepted, so its values are not the reason for a rejection. */
    taken: (thing: Thing) => {
      accepted.push(thing);
      for (const field of known.keys()) learnTaken(field, thing);
    },
    find: (thing: Thing): Refused | null => {
      for (const [field, values] of known) {
        const value = valueOf(thing, field);
        const refused = value === null ? undefined : values.get(value);
        if (refused && refused.count >= minRefusals) return refused;
      }
      return null;
    },
  };
};

export type RefusedValues<Thing> = ReturnType<typeof createRefusedValues<Thing>>;
