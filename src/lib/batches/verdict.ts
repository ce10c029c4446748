/** Interprets a failed call of a save for its items. */
import { failureOf, isAbort } from '../failures/failures';
import type { PartFault } from './types';

/** Why the platform rejects one item. */
export type BatchRefusal = Pick<PartFault, 'reason' | 'field'>;

/** In the platform's words. */
type NamedRefusals = ReadonlyMap<number, BatchRefusal & { readonly reason: string }>;

export type Verdict =
  /** No response (`lost`), or temporarily rejected (`busy`); with `isDoubtful` it may have been executed. */
  | {
      readonly type: 'lost' | 'busy';
      /** Milliseconds, if the platform asks for a pause. */
      readonly pause: number | null;
      readonly isDoubtful: boolean;
    }
  /** A response that does not show what was done (rules 8: a 500 is not a rejection). */
  | { readonly type: 'doubtful' }
  | { readonly type: 'signedOut' }
  /** Some items are invalid. `isValue`: unchanged they would always be rejected, not just now. */
  | { readonly type: 'refused'; readonly named: NamedRefusals; readonly isValue: boolean }
  /** All items are rejected, whatever their content. */
  | { readonly type: 'failed' };

interface CallItems {
  /** Number of items in the call. */
  readonly count: number;
  /** The call has one record, and the platform names its fields without a place. */
  readonly isSingle?: boolean;
}

const unavailable = 503;

export const verdictOf = (error: unknown, items: CallItems): Verdict => {
  const lost = { type: 'lost', pause: null, isDoubtful: true } as const;
  if (isAbort(error)) return lost;
  const failure = failureOf(error);
  if (!failure) return { type: 'failed' };
  const { kind, status, retryAfterSeconds, fields } = failure;
  const pause = retryAfterSeconds === undefined ? null : retryAfterSeconds * 1000;
  if (status === unavailable) return { type: 'busy', pause, isDoubtful: true };
  switch (kind) {
    case 'aborted':
    case 'network':
    case 'timeout':
      return lost;
    case 'tooMany':
      return { type: 'busy', pause, isDoubtful: false };
    case 'server':
    case 'unavailable':
    case 'malformed':
      return { type: 'doubtful' };
    case 'unauthorized':
      return { type: 'signedOut' };
    case 'invalid':
    case 'conflict':
    case 'notFound':
      return { type: 'refused', named: namedIn(fields, items), isValue: kind === 'invalid' };
    // A part of the batch may be small enough.
    case 'tooLarge':
      return { type: 'refused', named: new Map(), isValue: true };
    case 'unsupported':
    case 'forbidden':
      return { type: 'failed' };
  }
};

/** `products.7.sku` is the SKU of the eighth item. */
const namedIn = (
  fields: Readonly<Record<string, string>> = {},
  { count, isSingle = false }: CallItems,
): NamedRefusals => {
  const named = new Map<number, BatchRefusal & { readonly reason: string }>();
  for (const [name, message] of Object.entries(fields)) {
    const placed = isSingle ? [name, '0', name] : /^[^.[\]]+[.[](\d+)\]?\.?(.*)$/.exec(name);
    const [at, field] = [Number(placed?.[1] ?? count), placed?.[2]];
    if (at >= count) continue;
    const before = named.get(at);
    const reason = before && before.reason !== message ? `${before.reason} ${message}` : message;
    named.set(at, { ...(field ? { field } : {}), ...before, reason });
  }
  return named;
};
