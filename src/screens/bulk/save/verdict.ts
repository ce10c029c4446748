/** What a failed call of a saving means for what it carried. */
import { failureOf, isAbort } from '../../../views/failureText';

/** What the platform says of one place. */
export interface Named {
  readonly words: string;
  /** Key of what is wrong there: `product_dimensions.width`. */
  readonly field: string | null;
}

export type Verdict =
  /** No answer came: it may have arrived. */
  | { readonly type: 'lost' }
  /** Not now; with `isDoubtful` it may have arrived all the same. */
  | { readonly type: 'busy'; readonly waitMs: number | null; readonly isDoubtful: boolean }
  /** An answer that says nothing of what was done (rules 8: a 500 is no refusal). */
  | { readonly type: 'doubtful' }
  | { readonly type: 'signedOut' }
  /** Something in it is wrong. `isValue`: as it is it is refused each time, and not only for the moment. */
  | {
      readonly type: 'refused';
      readonly named: ReadonlyMap<number, Named>;
      readonly isValue: boolean;
    }
  /** All of it is refused, whatever is in it. */
  | { readonly type: 'failed' };

const unavailable = 503;

/** `products.7.sku` is the SKU of the eighth of what was sent. */
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

/** @param count how many things the call carried */
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
