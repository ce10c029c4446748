/** Requests many items one by one, for data without a bulk call. */

/** Maximum concurrent requests. */
const concurrency = 4;
/** Number of failures in one round after which it stops. */
const maxFailures = 4 * concurrency;
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
    const left = open.values();
    const failed: string[] = [];
    const failures: unknown[] = [];
    let answered = 0;
    const lane = async () => {
      for (const id of left) {
        try {
          tell(id, await ask(id));
          answered += 1;
        } catch (error) {
          failed.push(id);
          failures.push(error);
          if (failures.length >= maxFailures) return;
        }
      }
    };
    await Promise.all(Array.from({ length: concurrency }, lane));
    if (failures.length === 0) return;
    if (round === maxRetries || failures.length >= answered) throw failures[0];
    open = [...failed, ...left];
  }
};
