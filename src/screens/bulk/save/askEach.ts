/** Requests many items one by one, for data without a bulk call. */
import { usualCalls } from '../../../batches/fewAtOnce';
import { runUnits } from '../../../batches/runUnits';

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
