/** Changes many records, with one call each. */
import { HttpError } from 'react-admin';
import { settleEach } from '../../src/batches/calls';

/**
 * Runs a call for each id; a failure does not stop the others.
 * @throws a copy of the first failure, in the order of the ids, with `failedIds`
 */
export const each = async <Id>(
  ids: readonly Id[],
  act: (id: Id) => Promise<unknown>,
): Promise<void> => {
  const outcomes = await settleEach({ items: ids, work: act });
  const failed = outcomes.flatMap((outcome) => (outcome.type === 'failed' ? [outcome] : []));
  const [first] = failed;
  if (!first) return;
  const reason = first.error as Error;
  const { status = 0, body } = reason as { readonly status?: number; readonly body?: unknown };
  throw Object.assign(new HttpError(reason.message, status, body), reason, {
    failedIds: failed.map(({ item }) => item),
  });
};
