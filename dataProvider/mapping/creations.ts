/**
 * Handles a create whose response was lost: checks the platform before anything is repeated, so that nothing is
 * created twice and nothing unsaved is reported as saved.
 */
import type { RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import type { ParentIds } from '../../src/schema/routes';
import { failureOf, PlatformError } from '../../src/lib/failures/failures';
import type { Result } from '../transport/types';
import type { Lookup } from './findCreated';
import { mayBeSaved, withMessage } from './maybeSaved';
import { errorOf } from './platformError';
import type { Values } from '../../src/lib/util/values';

const stillOpen = (error: unknown): unknown => {
  const failure = failureOf(error);
  return failure ? errorOf({ ...failure, mayBeSaved: true }) : error;
};

const isSaid = (error: unknown): error is PlatformError =>
  error instanceof PlatformError && error.declaredMessage !== undefined;

/** Outcome of a create: the platform's response, or the record that an earlier attempt has created. */
export type Creation<Answer> =
  | { readonly type: 'answered'; readonly answer: Answer }
  | { readonly type: 'found'; readonly record: RaRecord };

interface Attempt<Answer> {
  readonly values: Values;
  readonly within: ParentIds;
  /** Sends the create; the transport calls `beforeRetry` before it repeats it. */
  readonly send: (beforeRetry?: () => Promise<Result | null>) => Promise<Answer>;
}

const nothing: ReadonlySet<string> = new Set();

/**
 * @param look finds the record of an earlier attempt; null if the declaration does not say how to recognize a record
 */
export const creations = (declaration: AnyDeclaration, look: Lookup | null) => {
  /** Creates with an unknown outcome: by identity, with the ids that existed before. */
  const doubts = new Map<string, ReadonlySet<string>>();
  const hasSecrets = declaration.create?.secrets !== undefined;

  /**
   * The record that an earlier create made, perhaps of a page that was closed since, whose ids are unknown; null if
   * there is none.
   *
   * @throws if a record of the same identity has other values, or if the platform cannot be asked
   */
  const earlier = async (values: Values, within: ParentIds): Promise<RaRecord | null> => {
    if (!look) return null;
    const hit = await look.find(values, within, doubts.get(look.keyOf(values, within)) ?? nothing);
    if (hit && !hit.isSame) throw withMessage(null, 'maybeSavedOther');
    return hit?.record ?? null;
  };

  const create = async <Answer>({
    values,
    within,
    send,
  }: Attempt<Answer>): Promise<Creation<Answer>> => {
    if (!look) return { type: 'answered', answer: await send() };
    const key = look.keyOf(values, within);
    const earlierIds = doubts.get(key);
    const before = earlierIds ?? (look.mayHaveTwins ? await look.ids(values, within) : nothing);

    const find = async (): Promise<RaRecord | null> => {
      const hit = await look.find(values, within, before);
      if (!hit) return null;
      if (hasSecrets) throw withMessage(null, 'secretLost');
      if (!hit.isSame) throw withMessage(null, 'maybeSavedOther');
      return hit.record;
    };
    const done = (record: RaRecord): Creation<Answer> => {
      doubts.delete(key);
      return { type: 'found', record };
    };

    if (earlierIds) {
      const record = await find().catch((error: unknown) => {
        // Nothing is sent without this check, so the outcome of the earlier attempt stays unknown.
        throw isSaid(error) ? error : stillOpen(error);
      });
      if (record) return done(record);
    }
    /** The record found before the repetition, or why the search failed. */
    const lookup: { record: RaRecord | null; reason: unknown } = { record: null, reason: null };
    const beforeRetry = async (): Promise<Result | null> => {
      try {
        lookup.record = await find();
      } catch (error) {
        lookup.reason = error;
        const failure = failureOf(error) ?? { type: 'error', kind: 'network' };
        return { ...failure, mayBeSaved: true };
      }
      const { record: data } = lookup;
      return data && { type: 'ok', status: 200, data, headers: new Headers() };
    };
    try {
      const answer = await send(beforeRetry);
      if (lookup.record) return done(lookup.record);
      doubts.delete(key);
      return { type: 'answered', answer };
    } catch (error) {
      if (!mayBeSaved(error)) throw error;
      doubts.set(key, before);
      if (isSaid(lookup.reason)) throw lookup.reason;
      const record = await find().catch((cause: unknown) => {
        // If the search is impossible, the outcome stays unknown.
        throw isSaid(cause) ? cause : error;
      });
      if (record) return done(record);
      throw withMessage(error, 'notThereYet');
    }
  };

  return { create, earlier };
};
