/**
 * Sends one batch: checks it if no response arrives, retries it, and splits it if one of its items is rejected. Each
 * item always gets exactly one outcome.
 */
import { failureOf, failureMessageOf } from '../faults/failures';
import type { Control } from './control';
import { verdictOf, type Refused, type RefusedValues, type Verdict } from './verdict';

export type Delivery<Answer> =
  | { readonly type: 'done'; readonly answer: Answer }
  | {
      readonly type: 'failed';
      readonly reason: string;
      /** The platform rejected a value and would reject it again. */
      readonly isRefused?: true;
      readonly field?: string;
    }
  /** It was sent, no response arrived, and the check failed. */
  | { readonly type: 'unknown'; readonly reason: string }
  /** `isDoubtful`: it may have been sent before. */
  | { readonly type: 'unsent'; readonly isDoubtful: boolean };

/** Responses by index; undefined if an item has none. */
type Ask<Thing, Answer> = (things: readonly Thing[]) => Promise<readonly (Answer | undefined)[]>;

export interface Letter<Thing, Answer> {
  readonly things: readonly Thing[];
  readonly send: Ask<Thing, Answer>;
  /** Finds items that exist already. Without it, sending twice must be harmless. */
  readonly check?: Ask<Thing, Answer>;
  /**
   * Finds items that exist exactly as sent. Used if they conflict with themselves: a browser repeats a request whose
   * connection was closed, and only the rejection of the second one is received.
   */
  readonly recognise?: Ask<Thing, Answer>;
  /** Earlier rejections: items with the same values are not sent. */
  readonly refused?: RefusedValues<Thing>;
  /** They were sent before and may exist. */
  readonly isDoubtful?: boolean;
  /** Each call has one record, and the platform names its fields without a place. */
  readonly isSingle?: boolean;
  readonly control: Control;
}

/** Maximum number of attempts after lost responses, and of waits while the platform is busy. */
const maxAttempts = { lost: 3, busy: 6 } as const;
/** Milliseconds before the second attempt; the wait doubles each time. */
const firstWait = 1000;
/** Milliseconds; if the platform asks for a longer pause, the run halts. */
const longestWait = 120_000;
const refusedOutcome = ({ reason, field }: Refused, isValue: boolean) => ({
  type: 'failed' as const,
  reason,
  ...(isValue ? { isRefused: true as const } : {}),
  ...(field === null ? {} : { field }),
});

/**
 * Number of single items rejected with the same message, without one accepted, after which the rest counts as rejected.
 */
const maxSameRefusals = 4;

export const deliver = async <Thing, Answer>({
  things,
  send,
  check,
  recognise,
  refused,
  isDoubtful: areDoubtful = false,
  isSingle = false,
  control,
}: Letter<Thing, Answer>): Promise<readonly Delivery<Answer>[]> => {
  const outcomes: Delivery<Answer>[] = [];
  const refusals = new Map<string, number>();
  let isAnyDone = false;
  /** Some items may still arrive, from a closed page or a lost connection. */
  let mayArrive = areDoubtful;

  const settle = (places: readonly number[], outcome: Delivery<Answer>) => {
    for (const place of places) outcomes[place] = outcome;
  };
  const pick = (places: readonly number[]) =>
    places.flatMap((place) => (place in things ? [things[place] as Thing] : []));
  /** Settles the answered items; returns the others. */
  const take = (places: readonly number[], answers: readonly (Answer | undefined)[]) =>
    places.filter((place, at) => {
      const answer = answers[at];
      if (answer === undefined) return true;
      isAnyDone = true;
      outcomes[place] = { type: 'done', answer };
      pick([place]).forEach((thing) => refused?.taken(thing));
      return false;
    });

  /** Settles items with known rejected values; returns the others. */
  const setAside = (places: readonly number[]) =>
    places.filter((place) => {
      const [known] = pick([place]).map((thing) => refused?.find(thing) ?? null);
      if (known) settle([place], refusedOutcome(known, true));
      return !known;
    });
  const refuse = (place: number, why: Refused, isValue: boolean) => {
    settle([place], refusedOutcome(why, isValue));
    if (isValue) pick([place]).forEach((thing) => refused?.learn(thing, why));
  };

  const attempt = async (all: readonly number[], startsDoubtful: boolean): Promise<void> => {
    let [left, isDoubtful, tries] = [all, startsDoubtful, 0];
    const isOver = (limit: number) => tries >= limit;
    const reasonOf = (error: unknown) => failureMessageOf(error, control.say).message;
    const giveUp = (reason: string) => {
      settle(left, isDoubtful ? { type: 'unknown', reason } : { type: 'unsent', isDoubtful });
    };

    /** Whether to continue; waits first if that helps. */
    const waits = async (verdict: Verdict, error: unknown): Promise<boolean> => {
      if (verdict.type === 'signedOut') {
        control.halt('signedOut');
        // The session may end while a response is on its way.
        settle(left, { type: 'unsent', isDoubtful: true });
        return false;
      }
      if (verdict.type === 'busy') {
        const ms = verdict.waitMs ?? firstWait * 2 ** (tries - 1);
        if (isOver(maxAttempts.busy) || ms > longestWait) {
          control.halt('busy');
          giveUp(reasonOf(error));
          return false;
        }
        // The first time without a given pause is a short interruption; other batches need not wait.
        if (verdict.waitMs === null && tries === 1) await control.wait(ms, control.signal);
        else control.gate.closeFor(ms);
        return true;
      }
      if (isOver(maxAttempts.lost)) {
        control.halt('offline');
        giveUp(reasonOf(error));
        return false;
      }
      await control.wait(firstWait * 2 ** (tries - 1), control.signal);
      return true;
    };

    while (left.length > 0) {
      if (!isDoubtful) left = setAside(left);
      if (left.length === 0) return;
      if (control.halted() !== null || !(await control.gate.pass())) {
        settle(left, { type: 'unsent', isDoubtful });
        return;
      }
      tries += 1;
      if (isDoubtful && check) {
        try {
          left = take(left, await check(pick(left)));
          isDoubtful = false;
        } catch (error) {
          const verdict = verdictOf(error, { count: left.length, isSingle });
          if (['lost', 'busy', 'signedOut'].includes(verdict.type)) {
            if (await waits(verdict, error)) continue;
            return;
          }
          settle(left, { type: 'unknown', reason: reasonOf(error) });
          return;
        }
        if (left.length === 0) return;
      }
      try {
        const untold = take(left, await send(pick(left)));
        left = untold;
        if (left.length === 0) return;
        // Accepted without a confirmation: the check finds out, or it is sent again.
        isDoubtful = true;
        if (isOver(maxAttempts.lost)) {
          settle(left, { type: 'failed', reason: control.say('facings.saving.notTold') });
          return;
        }
      } catch (error) {
        const verdict = verdictOf(error, { count: left.length, isSingle });
        const reason = reasonOf(error);
        switch (verdict.type) {
          case 'lost':
          case 'busy':
          case 'signedOut':
            isDoubtful = verdict.type === 'lost' || (verdict.type === 'busy' && verdict.isDoubtful);
            mayArrive ||= isDoubtful;
            if (!(await waits(verdict, error))) return;
            break;
          case 'doubtful':
            if (check) left = await learn(left, reason, check);
            settle(left, { type: 'failed', reason });
            return;
          case 'failed':
            settle(left, { type: 'failed', reason });
            return;
          case 'refused': {
            const { named, isValue } = verdict;
            // An item that arrived after its check now conflicts with itself.
            const known = mayArrive ? check : recognise;
            if (known && failureOf(error)?.kind === 'conflict') {
              const before = left.length;
              left = await learn(left, reason, known);
              if (left.length < before) {
                [isDoubtful, tries] = [false, 0];
                break;
              }
            }
            for (const [at, { words, field }] of named) {
              const place = left[at];
              if (place !== undefined) refuse(place, { reason: words, field }, isValue);
            }
            if (named.size > 0) {
              left = left.filter((_, at) => !named.has(at));
              [isDoubtful, tries] = [false, 0];
              break;
            }
            const count = refusals.get(reason) ?? 0;
            if (left.length === 1 || (!isAnyDone && count >= maxSameRefusals)) {
              refusals.set(reason, count + 1);
              // With several items, it is only assumed that each is rejected.
              if (left.length === 1)
                for (const place of left) refuse(place, { reason, field: null }, isValue);
              else settle(left, { type: 'failed', reason });
              return;
            }
            const half = Math.ceil(left.length / 2);
            await attempt(left.slice(0, half), false);
            await attempt(left.slice(half), false);
            return;
          }
        }
      }
    }
  };

  /** Checks what happened despite a failure; returns the items that are not there. */
  const learn = async (
    places: readonly number[],
    reason: string,
    known: Ask<Thing, Answer>,
  ): Promise<readonly number[]> => {
    try {
      return take(places, await known(pick(places)));
    } catch {
      settle(places, { type: 'unknown', reason });
      return [];
    }
  };

  // Requests of a closed page may still be processed, so an immediate check could miss them.
  if (areDoubtful && check) await control.wait(firstWait * 2, control.signal);
  await attempt([...things.keys()], areDoubtful);
  return outcomes;
};
