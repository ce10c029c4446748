/** Processes units concurrently; each has its own outcome. */
import { fewAtOnce, usualCalls } from './fewAtOnce';

/** The outcome of a unit. `unsent`: the run was aborted before its turn. */
export type UnitOutcome<Unit, Result> =
  | { readonly type: 'done'; readonly unit: Unit; readonly result: Result }
  | { readonly type: 'failed'; readonly unit: Unit; readonly error: unknown }
  | { readonly type: 'unsent'; readonly unit: Unit };

interface Run<Unit, Result> {
  readonly units: readonly Unit[];
  readonly work: (unit: Unit) => Promise<Result>;
  /** Maximum number of units in progress. */
  readonly atOnce?: number;
  /** Skips units that have not started. Units in progress finish, since the platform may already have applied them. */
  readonly signal?: AbortSignal;
  readonly onOutcome?: (outcome: UnitOutcome<Unit, Result>) => void;
}

/**
 * A failed unit stops no other and is not retried.
 *
 * @returns The outcomes, in the order of the units.
 */
export const runUnits = async <Unit, Result>({
  units,
  work,
  atOnce = usualCalls,
  signal,
  onOutcome,
}: Run<Unit, Result>): Promise<readonly UnitOutcome<Unit, Result>[]> => {
  const limited = fewAtOnce(atOnce);
  const attempt = async (unit: Unit): Promise<UnitOutcome<Unit, Result>> => {
    if (signal?.aborted) return { type: 'unsent', unit };
    try {
      return { type: 'done', unit, result: await work(unit) };
    } catch (error) {
      return { type: 'failed', unit, error };
    }
  };
  return Promise.all(
    units.map((unit) =>
      limited(async () => {
        const outcome = await attempt(unit);
        onOutcome?.(outcome);
        return outcome;
      }),
    ),
  );
};
