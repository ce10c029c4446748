/**
 * A write whose answer was lost: the platform is asked what is there before anything is sent again, so that nothing is
 * made twice and nothing is said to be saved that is not.
 */
import { HttpError, type RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import type { Within } from '../../src/schema/within';
import { isFailure, type Failure } from '../failure';
import type { Result } from '../transport/types';
import type { Look } from './look';
import { errorOf } from './platformError';

type Values = Readonly<Record<string, unknown>>;

/** Each has its sentence in the catalogue, `facings.views.failure.…`. */
type Words = 'notThereYet' | 'maybeSavedOther' | 'secretLost' | 'maybeSavedAgain' | 'maybeRemoved';

/** HttpError makes all its kin plain HttpErrors. */
const failureIn = (error: unknown): Failure | undefined =>
  error instanceof HttpError && 'failure' in error ? (error.failure as Failure) : undefined;

export const mayBeSaved = (error: unknown): boolean => failureIn(error)?.mayBeSaved === true;

/** The same failure, with the sentence that says what is known by now. */
export const saidAs = (error: unknown, words: Words): Error => {
  const failure = failureIn(error) ?? { type: 'error', kind: 'malformed', mayBeSaved: true };
  const said = { key: `facings.views.failure.${words}`, values: {} };
  return Object.assign(errorOf(failure), { said });
};

const stillOpen = (error: unknown): unknown => {
  const failure = failureIn(error);
  return failure ? errorOf({ ...failure, mayBeSaved: true }) : error;
};

const isSaid = (error: unknown): error is Error => error instanceof Error && 'said' in error;

/** What a creation led to: the platform's answer, or the record that an earlier try has made. */
export type Creation =
  | { readonly type: 'answered'; readonly answer: unknown }
  | { readonly type: 'found'; readonly record: RaRecord };

interface Attempt {
  readonly values: Values;
  readonly within: Within;
  /** Sends the creation; the transport asks `beforeRetry` before it repeats it. */
  readonly send: (beforeRetry?: () => Promise<Result | null>) => Promise<unknown>;
}

const nothing: ReadonlySet<string> = new Set();

/**
 * @param look finds what an earlier try has made; null where the declaration does not say how a record is recognized
 */
export const creations = (declaration: AnyDeclaration, look: Look | null) => {
  /** Creations that may have happened: by what they are recognized by, with the ids that were there before. */
  const doubts = new Map<string, ReadonlySet<string>>();
  const hasSecrets = declaration.create?.secrets !== undefined;

  return async ({ values, within, send }: Attempt): Promise<Creation> => {
    if (!look) return { type: 'answered', answer: await send() };
    const key = look.keyOf(values, within);
    const earlier = doubts.get(key);
    // What is answered only once must not be mistaken for an older record of the same name.
    const before = earlier ?? (hasSecrets ? await look.ids(values, within) : nothing);

    const find = async (): Promise<RaRecord | null> => {
      const hit = await look.find(values, within, before);
      if (!hit) return null;
      if (hasSecrets) throw saidAs(null, 'secretLost');
      if (!hit.isSame) throw saidAs(null, 'maybeSavedOther');
      return hit.record;
    };
    const done = (record: RaRecord): Creation => {
      doubts.delete(key);
      return { type: 'found', record };
    };

    if (earlier) {
      const record = await find().catch((error: unknown) => {
        // Nothing is sent unseen, and what the earlier try has done stays open.
        throw isSaid(error) ? error : stillOpen(error);
      });
      if (record) return done(record);
    }
    /** What the look before a repetition found, or why it failed. */
    const looked: { record: RaRecord | null; reason: unknown } = { record: null, reason: null };
    const beforeRetry = async (): Promise<Result | null> => {
      try {
        looked.record = await find();
      } catch (error) {
        looked.reason = error;
        const failure = failureIn(error) ?? { type: 'error', kind: 'network' };
        return { ...failure, mayBeSaved: true };
      }
      const { record: data } = looked;
      return data && { type: 'ok', status: 200, data, headers: new Headers() };
    };
    try {
      const answer = await send(beforeRetry);
      if (looked.record) return done(looked.record);
      doubts.delete(key);
      return { type: 'answered', answer };
    } catch (error) {
      if (!mayBeSaved(error)) throw error;
      doubts.set(key, before);
      if (isSaid(looked.reason)) throw looked.reason;
      const record = await find().catch((cause: unknown) => {
        // Where it cannot be looked for, nothing more is known than before.
        throw isSaid(cause) ? cause : error;
      });
      if (record) return done(record);
      throw saidAs(error, 'notThereYet');
    }
  };
};

/** The result as a failure that leaves open what was done: a check that failed must not let a write be repeated. */
export const unlessFailed = (result: Result): Result | null =>
  isFailure(result) ? { ...result, mayBeSaved: true } : null;
