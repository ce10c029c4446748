/** Changes many records, with one call each. */
import { HttpError } from 'react-admin';

/** Maximum number of concurrent calls. */
const atOnce = 4;

/**
 * Runs a call for each id; a failure does not stop the others.
 * @throws a copy of the first failure, in the order of the ids, with `failedIds`
 */
export const each = async <Id>(
  ids: readonly Id[],
  act: (id: Id) => Promise<unknown>,
): Promise<void> => {
  const failures = new Map<number, Error>();
  const left = ids.entries();
  const lane = async () => {
    for (const [at, id] of left) {
      await act(id).catch((reason: unknown) => failures.set(at, reason as Error));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  const failed = [...failures].sort(([one], [other]) => one - other);
  const [first] = failed;
  if (!first) return;
  const [, reason] = first;
  const { status = 0, body } = reason as { readonly status?: number; readonly body?: unknown };
  throw Object.assign(new HttpError(reason.message, status, body), reason, {
    failedIds: failed.map(([at]) => ids[at]),
  });
};
