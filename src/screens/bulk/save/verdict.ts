/** Interprets a failed call of a save for its items. */
import { failureOf, isAbort } from '../../../views/failures';

/** The platform's message about one item. */
export interface Named {
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
): ReadonlyMap<number, Named> => {
  const named = new Map<number, Named>();
  for (const [name, words] of Object.entries(fields ?? {})) {
    const at = placeIn(name);
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

/** @param count number of items in the call */
export const verdictOf = (error: unknown, count: number): Verdict => {
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
      return { type: 'refused', named: namedIn(fields, count), isValue: kind === 'invalid' };
    case 'forbidden':
      return { type: 'failed' };
  }
};
