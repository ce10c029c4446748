/** Asks about many things one by one, where no call asks about all of them. */

/** Under way at one time. */
const atOnce = 4;
/** Failures in one round after which a platform is left alone. */
const enough = 4 * atOnce;
/** Times that what failed is asked again, while most is answered. */
const rounds = 3;
/** Milliseconds before the next round. */
const breath = 250;

/**
 * What is answered is told at once, so that nobody asks for it twice. Of a hundred calls some get lost on a bad line:
 * those are asked again by themselves, unless more is lost than answered.
 * @throws the first failure of the last round, when something is left that nobody answered
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
    if (round > 0) await wait(breath);
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
          if (failures.length >= enough) return;
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
    if (failures.length === 0) return;
    if (round === rounds || failures.length >= answered) throw failures[0];
    open = [...failed, ...left];
  }
};
