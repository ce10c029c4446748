/** Changes many records, with one call each. */
import { HttpError, type TranslateFunction } from 'react-admin';
import { settleEach } from '../../src/lib/batches/calls';
import { holdPage } from '../../src/lib/batches/holdPage';
import { failureMessageOf, failureOf, PlatformError } from '../../src/lib/failures/failures';
import type { Identifier } from '../../src/schema/field';

/** Why one of many records was not changed; in the error's `body.failures`. */
export interface RecordFailure {
  readonly id: Identifier;
  readonly message: string;
  /** HTTP status; 0 if there was no response. */
  readonly status: number;
}

interface EachOptions {
  /** Catalogue key of the sentence with `smart_count`, `total` and `reasons`. */
  readonly key: string;
  readonly translate: TranslateFunction;
}

/**
 * Runs a call for each id, at most four at once; a failure does not stop the others.
 * @throws one HttpError for all failures: its message says how many records and why, `body.failures` has each of them
 */
export const each = async (
  ids: readonly Identifier[],
  act: (id: Identifier) => Promise<unknown>,
  { key, translate }: EachOptions,
): Promise<void> => {
  const outcomes = await holdPage(() => settleEach({ items: ids, work: act }));
  const failed = outcomes.flatMap((outcome) => (outcome.type === 'failed' ? [outcome] : []));
  const [first] = failed;
  if (!first) return;
  const failures = failed.map(({ item: id, error }): RecordFailure => {
    const { message } = failureMessageOf(error, translate);
    const status: unknown = error instanceof HttpError ? error.status : 0;
    return { id, message, status: Number(status) };
  });
  const reasons = [...new Set(failures.map(({ message }) => message))].join(' ');
  const counts = { smart_count: failed.length, total: ids.length, reasons };
  const message = ids.length === 1 ? reasons : translate(key, { ...counts, _: reasons });
  const status = failures[0]?.status ?? 0;
  const kind = failureOf(first.error)?.kind;
  if (kind === undefined) throw new HttpError(message, status, { failures });
  // Without its waiting time, which the reasons already contain.
  throw new PlatformError({ type: 'error', kind, status }, { text: message, body: { failures } });
};
