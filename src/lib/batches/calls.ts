/**
 * Sends many calls, a few at a time, so that one page never blocks the others. Everything that sends a list of calls does
 * it through one of these functions.
 */

/** Maximum number of concurrent calls, unless a caller has a reason for another. */
export const usualCalls = 4;

/** Splits items into groups of at most `size`, in order. */
export const chunksOf = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );

/** For calls that come at different times: at most `atOnce` run, and each that ends starts the next. */
export const createLimiter = (atOnce = usualCalls) => {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      // A finished call passes its slot on directly, so that no new one can take it.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};

/** The outcome of an item. `unsent`: the signal was aborted before its turn. */
export type ItemOutcome<Item, Result> =
  | { readonly type: 'done'; readonly item: Item; readonly result: Result }
  | { readonly type: 'failed'; readonly item: Item; readonly error: unknown }
  | { readonly type: 'unsent'; readonly item: Item };

interface SettleEachOptions<Item, Result> {
  readonly items: readonly Item[];
  readonly work: (item: Item) => Promise<Result>;
  readonly atOnce?: number | undefined;
  /** Skips items that have not started. Calls in progress finish, since the platform may already have applied them. */
  readonly signal?: AbortSignal;
  readonly onOutcome?: (outcome: ItemOutcome<Item, Result>) => void;
}

/**
 * For calls of which each matters by itself: a failed one stops no other, and is not retried.
 *
 * @returns the outcomes, in the order of the items
 */
export const settleEach = <Item, Result>({
  items,
  work,
  atOnce,
  signal,
  onOutcome,
}: SettleEachOptions<Item, Result>): Promise<readonly ItemOutcome<Item, Result>[]> => {
  const limited = createLimiter(atOnce);
  const outcomeOf = async (item: Item): Promise<ItemOutcome<Item, Result>> => {
    if (signal?.aborted) return { type: 'unsent', item };
    try {
      return { type: 'done', item, result: await work(item) };
    } catch (error) {
      return { type: 'failed', item, error };
    }
  };
  return Promise.all(
    items.map((item) =>
      limited(async () => {
        const outcome = await outcomeOf(item);
        onOutcome?.(outcome);
        return outcome;
      }),
    ),
  );
};

/**
 * For calls that are only useful together.
 *
 * @returns the results, in the order of the items
 * @throws the first failure; items that have not started by then are left out
 */
export const eachOf = <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  atOnce?: number,
): Promise<readonly Result[]> => {
  const limited = createLimiter(atOnce);
  let failed: Promise<Result> | undefined;
  return Promise.all(
    items.map((item) =>
      limited(() => {
        if (failed) return failed;
        const call = work(item);
        call.catch(() => {
          failed ??= call;
        });
        return call;
      }),
    ),
  );
};

/** Number of failures in one round after which it stops. */
const maxFailures = 4 * usualCalls;
/** Number of rounds in which failures are retried, while most calls succeed. */
const maxRetries = 3;
/** Milliseconds before the next round. */
const roundPause = 250;

interface ReadEachOptions<Response> {
  readonly ids: readonly string[];
  readonly read: (id: string) => Promise<Response>;
  /** Gets each response at once. An id that it has is not read, so that another attempt reads only the rest. */
  readonly into: Map<string, Response>;
  readonly wait: (ms: number) => Promise<void>;
}

/**
 * For data without a bulk call: failures are retried, unless more fail than succeed.
 *
 * @throws the first error of the last round, if any item has no response
 */
export const readEach = async <Response>({
  ids,
  read,
  into,
  wait,
}: ReadEachOptions<Response>): Promise<void> => {
  for (let round = 0; ; round += 1) {
    const items = ids.filter((id) => !into.has(id));
    const stopping = new AbortController();
    const failures: unknown[] = [];
    const outcomes = await settleEach({
      items,
      work: async (id) => into.set(id, await read(id)),
      signal: stopping.signal,
      onOutcome: (outcome) => {
        if (outcome.type !== 'failed') return;
        failures.push(outcome.error);
        if (failures.length >= maxFailures) stopping.abort();
      },
    });
    if (failures.length === 0) return;
    const succeeded = outcomes.filter(({ type }) => type === 'done').length;
    if (round === maxRetries || failures.length >= succeeded) throw failures[0];
    await wait(roundPause);
  }
};
