/**
 * One batch on its way: sent, asked about where no answer came, sent again, cut up where something in it is
 * refused. Whatever happens, each thing in it ends in exactly one outcome.
 */
import { failureOf, toldOf } from '../../../views/failureText';
import type { Control } from './control';
import type { Refused, RefusedValues } from './refusedValues';
import { verdictOf, type Verdict } from './verdict';

export type Delivery<Answer> =
  | { readonly type: 'done'; readonly answer: Answer }
  | {
      readonly type: 'failed';
      readonly reason: string;
      /** The platform refused a value, and would each time. */
      readonly isRefused?: true;
      readonly field?: string;
    }
  /** It left, no answer came, and nobody could be asked. */
  | { readonly type: 'unknown'; readonly reason: string }
  /** `isDoubtful`: it may have left before. */
  | { readonly type: 'unsent'; readonly isDoubtful: boolean };

/** Answers by place; undefined where nothing is said of a thing. */
type Ask<Thing, Answer> = (things: readonly Thing[]) => Promise<readonly (Answer | undefined)[]>;

export interface Letter<Thing, Answer> {
  readonly things: readonly Thing[];
  readonly send: Ask<Thing, Answer>;
  /** Which of them are there already. Without it, sending twice does no harm. */
  readonly check?: Ask<Thing, Answer>;
  /**
   * Those that are there just as they are sent. Asked where they stand in their own way: a browser repeats a call by
   * itself whose line was closed, and all that is heard is that the second one was refused.
   */
  readonly recognise?: Ask<Thing, Answer>;
  /** What was refused before: things with the same values are not sent. */
  readonly refused?: RefusedValues<Thing>;
  /** They left before, and may be there. */
  readonly isDoubtful?: boolean;
  readonly control: Control;
}

/** Times that one call is made at most, and that a pause is kept at most. */
const most = { lost: 3, busy: 6 } as const;
/** Milliseconds before the second try; each later one waits twice as long. */
const firstWait = 1000;
/** Milliseconds; who asks for a longer pause is let alone. */
const longestWait = 120_000;
const refusedOutcome = ({ reason, field }: Refused, isValue: boolean) => ({
  type: 'failed' as const,
  reason,
  ...(isValue ? { isRefused: true as const } : {}),
  ...(field === null ? {} : { field }),
});

/** Single things refused in the same words, and none taken, after which the rest is believed to be refused too. */
const enough = 4;

export const deliver = async <Thing, Answer>({
  things,
  send,
  check,
  recognise,
  refused,
  isDoubtful: areDoubtful = false,
  control,
}: Letter<Thing, Answer>): Promise<readonly Delivery<Answer>[]> => {
  const outcomes: Delivery<Answer>[] = [];
  const refusals = new Map<string, number>();
  let isAnyDone = false;
  /** Something of it may be on its way still, from a page that was closed or a line that broke. */
  let mayArrive = areDoubtful;

  const settle = (places: readonly number[], outcome: Delivery<Answer>) => {
    for (const place of places) outcomes[place] = outcome;
  };
  const pick = (places: readonly number[]) =>
    places.flatMap((place) => (place in things ? [things[place] as Thing] : []));
  /** Settles what is answered; gives what is not. */
  const take = (places: readonly number[], answers: readonly (Answer | undefined)[]) =>
    places.filter((place, at) => {
      const answer = answers[at];
      if (answer === undefined) return true;
      isAnyDone = true;
      outcomes[place] = { type: 'done', answer };
      pick([place]).forEach((thing) => refused?.taken(thing));
      return false;
    });

  /** Settles what is known to be refused; gives the rest. */
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
    const reasonOf = (error: unknown) => toldOf(error, control.say).message;
    const giveUp = (reason: string) => {
      settle(left, isDoubtful ? { type: 'unknown', reason } : { type: 'unsent', isDoubtful });
    };

    /** Whether to go on; waits first where that helps. */
    const waits = async (verdict: Verdict, error: unknown): Promise<boolean> => {
      if (verdict.type === 'signedOut') {
        control.halt('signedOut');
        // A session may end while an answer is on its way.
        settle(left, { type: 'unsent', isDoubtful: true });
        return false;
      }
      if (verdict.type === 'busy') {
        const ms = verdict.waitMs ?? firstWait * 2 ** (tries - 1);
        if (isOver(most.busy) || ms > longestWait) {
          control.halt('busy');
          giveUp(reasonOf(error));
          return false;
        }
        // Once, and no pause named: a hiccup, for which the other batches need not stand still.
        if (verdict.waitMs === null && tries === 1) await control.wait(ms, control.signal);
        else control.gate.closeFor(ms);
        return true;
      }
      if (isOver(most.lost)) {
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
          const verdict = verdictOf(error, left.length);
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
        // Taken, but not told of: the check knows, or it is sent once more.
        isDoubtful = true;
        if (isOver(most.lost)) {
          settle(left, { type: 'failed', reason: control.say('facings.saving.notTold') });
          return;
        }
      } catch (error) {
        const verdict = verdictOf(error, left.length);
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
            // What arrived only after it was asked about stands in its own way now.
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
            if (left.length === 1 || (!isAnyDone && count >= enough)) {
              refusals.set(reason, count + 1);
              // Of many it is only believed that each of them is refused.
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

  /** Asks what has happened in spite of a failure; gives what has not. */
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

  // What a closed page has sent may be at work still: asked about at once, it would not be there yet.
  if (areDoubtful && check) await control.wait(firstWait * 2, control.signal);
  await attempt([...things.keys()], areDoubtful);
  return outcomes;
};
