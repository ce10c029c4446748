/**
 * Sends one batch of items. If no response arrives, it checks what exists before it sends again; if an item is refused,
 * it sends the others. Each item always gets exactly one outcome.
 */
import { failureOf } from '../failures/failures';
import { reasonOf, type Reason } from '../failures/reason';
import type { Control } from './control';
import type { RefusedValues } from './refusedValues';
import type { PartFault } from './types';
import { verdictOf, type BatchRefusal, type Verdict } from './verdict';

type RefusedVerdict = Extract<Verdict, { type: 'refused' }>;
type WaitVerdict = Extract<Verdict, { type: 'lost' | 'busy' }>;

export type BatchOutcome =
  /** `id`: of the new record; true if there is none. */
  | { readonly type: 'done'; readonly id: string | true }
  | ({ readonly type: 'failed' } & Omit<PartFault, 'part'>)
  /** It was sent, no response arrived, and the check failed. */
  | { readonly type: 'unknown'; readonly reason: Reason }
  /** Nothing of it will be sent. */
  | { readonly type: 'dropped' }
  /** `isDoubtful`: it may have been sent before. */
  | { readonly type: 'unsent'; readonly isDoubtful: boolean };

/** The id of each item that exists, or true if it has none of its own; undefined for the others. */
type Existing = readonly (string | true | undefined)[];

type Find<Item> = (items: readonly Item[]) => Promise<Existing>;

export interface SentBatch<Item> {
  readonly items: readonly Item[];
  /** Returns the items that the response confirms; without a value, all of them. */
  readonly send: Find<Item> | ((items: readonly Item[]) => Promise<void>);
  /** Finds items that exist already. Without it, sending twice must be harmless. */
  readonly check?: Find<Item>;
  /**
   * Finds items that exist exactly as sent. Used if they conflict with themselves: a browser repeats a request whose
   * connection was closed, and only the rejection of the second one is received.
   */
  readonly findSame?: Find<Item>;
  /** Earlier rejections: items with the same values are not sent. */
  readonly refusedValues?: RefusedValues<Item>;
  /** Whether an item was sent before and may exist. */
  readonly isDoubtful?: (item: Item) => boolean;
  /** Each call has one record, and the platform names its fields without a place. */
  readonly isSingle?: boolean;
  readonly control: Control;
}

/** Maximum number of attempts after lost responses, and while the platform is busy. */
const maxAttempts = { lost: 3, busy: 6 } as const;
/** Milliseconds before the second attempt; the wait doubles each time. */
const firstWait = 1000;
/** Milliseconds; if the platform asks for a longer pause, the run halts. */
const longestWait = 120_000;
/**
 * Number of single items rejected with the same message, without one accepted, after which the rest counts as rejected.
 */
const maxSameRefusals = 4;

/** An item with its outcome so far. */
interface Entry<Item> {
  readonly item: Item;
  outcome: BatchOutcome;
  /** It may still arrive, from a closed page or a lost connection. */
  mayArrive: boolean;
}

const itemsOf = <Item>(entries: readonly Entry<Item>[]) => entries.map(({ item }) => item);

export const sendBatch = async <Item>({
  items,
  send,
  check,
  findSame,
  refusedValues,
  isDoubtful: wasSent = () => false,
  isSingle = false,
  control,
}: SentBatch<Item>): Promise<readonly BatchOutcome[]> => {
  const all = items.map((item): Entry<Item> => {
    const mayArrive = wasSent(item);
    return { item, outcome: { type: 'unsent', isDoubtful: mayArrive }, mayArrive };
  });
  /** Number of single items rejected, by reason. */
  const refusals = new Map<string, number>();
  let isAnyDone = false;

  /** Settles existing items; returns the others. */
  const settleExisting = (entries: readonly Entry<Item>[], existing: Existing) =>
    entries.filter((entry, at) => {
      const id = existing[at];
      if (id === undefined) return true;
      isAnyDone = true;
      entry.outcome = { type: 'done', id };
      refusedValues?.accept(entry.item);
      return false;
    });
  const refuse = (entry: Entry<Item>, refusal: BatchRefusal, isValue: boolean) => {
    entry.outcome = { type: 'failed', ...refusal, ...(isValue ? { isRefused: true } : {}) };
    if (isValue) refusedValues?.add(entry.item, refusal);
  };
  /** Settles items with rejected values; returns the others. */
  const skipRefused = (entries: readonly Entry<Item>[]) =>
    entries.filter((entry) => {
      const refusal = refusedValues?.find(entry.item);
      if (refusal) refuse(entry, refusal, true);
      return !refusal;
    });

  const attempt = async (entries: readonly Entry<Item>[], startsDoubtful: boolean) => {
    let [left, isDoubtful, failures] = [entries, startsDoubtful, 0];

    const settleRest = (outcome: BatchOutcome) => {
      for (const entry of left) entry.outcome = outcome;
      left = [];
    };
    /** Settles what exists despite a failure. */
    const settleFound = async (find: Find<Item>, reason: Reason) => {
      try {
        left = settleExisting(left, await find(itemsOf(left)));
      } catch {
        settleRest({ type: 'unknown', reason });
      }
    };
    const waitOrHalt = async ({ type, pause }: WaitVerdict, reason: Reason) => {
      const ms = pause ?? firstWait * 2 ** (failures - 1);
      if (failures >= maxAttempts[type] || ms > longestWait) {
        control.halt(type === 'busy' ? 'busy' : 'offline');
        settleRest(isDoubtful ? { type: 'unknown', reason } : { type: 'unsent', isDoubtful });
        return;
      }
      // The first time without a given pause is a short interruption; other batches need not wait.
      if (type === 'busy' && (pause !== null || failures > 1)) control.pauseFor(ms);
      else await control.wait(ms);
    };
    const excludeRefused = async (verdict: RefusedVerdict, isConflict: boolean, reason: Reason) => {
      const { named, isValue } = verdict;
      const before = left;
      // An item that arrived after its check now conflicts with itself.
      const find = before.some(({ mayArrive }) => mayArrive) ? check : findSame;
      if (isConflict && find) await settleFound(find, reason);
      if (left.length === before.length) {
        left = before.filter((entry, at) => {
          const refusal = named.get(at);
          if (refusal) refuse(entry, refusal, isValue);
          return !refusal;
        });
      }
      if (left.length < before.length) {
        [isDoubtful, failures] = [false, 0];
        return;
      }
      const same = JSON.stringify(reason);
      const [count, isSingleItem] = [refusals.get(same) ?? 0, before.length === 1];
      left = [];
      if (isSingleItem || (!isAnyDone && count >= maxSameRefusals)) {
        refusals.set(same, count + 1);
        // With several items, it is only assumed that each is rejected.
        for (const entry of before) refuse(entry, { reason }, isValue && isSingleItem);
        return;
      }
      const half = Math.ceil(before.length / 2);
      await attempt(before.slice(0, half), false);
      await attempt(before.slice(half), false);
    };
    const afterFailure = async (error: unknown, isCheck: boolean) => {
      const verdict = verdictOf(error, { count: left.length, isSingle });
      const reason = reasonOf(error);
      if (verdict.type === 'signedOut') {
        control.halt('signedOut');
        // The session may end while a response is on its way.
        settleRest({ type: 'unsent', isDoubtful: true });
      } else if (verdict.type === 'lost' || verdict.type === 'busy') {
        if (!isCheck) {
          isDoubtful = verdict.isDoubtful;
          for (const entry of left) entry.mayArrive ||= isDoubtful;
        }
        await waitOrHalt(verdict, reason);
      } else if (isCheck) settleRest({ type: 'unknown', reason });
      else if (verdict.type === 'refused')
        await excludeRefused(verdict, failureOf(error)?.kind === 'conflict', reason);
      else {
        if (verdict.type === 'doubtful' && check) await settleFound(check, reason);
        settleRest({ type: 'failed', reason });
      }
    };

    for (;;) {
      if (!isDoubtful) left = skipRefused(left);
      if (left.length > 0 && !(await control.mayContinue()))
        settleRest({ type: 'unsent', isDoubtful });
      if (left.length === 0) return;
      const checking = isDoubtful ? check : undefined;
      try {
        const existing = await (checking ?? send)(itemsOf(left));
        left = settleExisting(left, existing ?? left.map(() => true));
        isDoubtful = !checking;
        // Accepted without a confirmation: the check finds out, or it is sent again.
        if (isDoubtful && left.length > 0) failures += 1;
        if (isDoubtful && failures >= maxAttempts.lost)
          settleRest({ type: 'failed', reason: { key: 'facings.saving.notTold' } });
      } catch (error) {
        failures += 1;
        await afterFailure(error, checking !== undefined);
      }
    }
  };

  const doubtful = all.filter(({ mayArrive }) => mayArrive);
  const others = all.filter(({ mayArrive }) => !mayArrive);
  // Requests of a closed page may still be processed, so an immediate check could miss them.
  if (doubtful.length > 0 && check) await control.wait(firstWait * 2);
  await attempt(doubtful, true);
  await attempt(others, false);
  return all.map(({ outcome }) => outcome);
};
