/** What a failed call of a saving means for what it carried. */
import { failureOf, isAbort } from '../../../views/failureText';

export type Verdict =
  /** No answer came: it may have arrived. */
  | { readonly type: 'lost' }
  /** Not now; with `isDoubtful` it may have arrived all the same. */
  | { readonly type: 'busy'; readonly waitMs: number | null; readonly isDoubtful: boolean }
  /** An answer that says nothing of what was done (Specification 8: a 500 is no refusal). */
  | { readonly type: 'doubtful' }
  | { readonly type: 'signedOut' }
  /** Something in it is wrong; the words by place, where the platform names places. */
  | { readonly type: 'refused'; readonly named: ReadonlyMap<number, string> }
  /** All of it is refused, whatever is in it. */
  | { readonly type: 'failed' };

const unavailable = 503;

/** `products.7.sku` is the eighth of what was sent. */
const placeIn = (name: string): number | null => {
  const place = /^[^.[\]]+[.[](\d+)/.exec(name)?.[1];
  return place === undefined ? null : Number(place);
};

const namedIn = (
  fields: Readonly<Record<string, string>> | undefined,
  count: number,
): ReadonlyMap<number, string> => {
  const named = new Map<number, string>();
  for (const [name, words] of Object.entries(fields ?? {})) {
    const place = placeIn(name);
    if (place === null || place >= count) continue;
    const before = named.get(place);
    named.set(place, before === undefined || before === words ? words : `${before} ${words}`);
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
      return { type: 'refused', named: namedIn(fields, count) };
    case 'forbidden':
      return { type: 'failed' };
  }
};
