import { fewAtOnce, usualCalls } from './fewAtOnce';

// Processes units concurrently; each has its own outcome.

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

// Requests many items one by one, for data without a bulk call.

/** Number of failures in one round after which it stops. */
const maxFailures = 4 * usualCalls;
/** Number of rounds in which failures are retried, while most requests succeed. */
const maxRetries = 3;
/** Milliseconds before the next round. */
const roundPause = 250;

/**
 * Reports each response at once, so that no item is requested twice. Failures are retried, unless more fail than
 * succeed.
 * @throws the first error of the last round, if any item has no response
 */
export const askEach = async <Answer>({
  ids,
  ask,
  tell,
  wait,
}: {
  readonly ids: readonly string[];
  readonly ask: (id: string) => Promise<Answer>;
  readonly tell: (id: string, answer: Answer) => void;
  readonly wait: (ms: number) => Promise<void>;
}): Promise<void> => {
  let open = ids;
  for (let round = 0; open.length > 0; round += 1) {
    if (round > 0) await wait(roundPause);
    const stopping = new AbortController();
    const failures: unknown[] = [];
    const outcomes = await runUnits({
      units: open,
      work: async (id) => tell(id, await ask(id)),
      signal: stopping.signal,
      onOutcome: (outcome) => {
        if (outcome.type !== 'failed') return;
        failures.push(outcome.error);
        if (failures.length >= maxFailures) stopping.abort();
      },
    });
    if (failures.length === 0) return;
    const answered = outcomes.filter(({ type }) => type === 'done').length;
    if (round === maxRetries || failures.length >= answered) throw failures[0];
    open = outcomes.flatMap(({ type, unit }) => (type === 'done' ? [] : [unit]));
  }
};
