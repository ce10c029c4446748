/**
 * Others change the same links. Before links are sent, what the platform holds is read, so that nobody's amount is
 * replaced unseen; afterwards it is read back, because a platform may keep the old amount (rules R65).
 */
import type { FacingsDataProvider } from '../../../dataProvider';
import { settleEach } from '../../lib/batches/calls';
import type { LinkCalls, Pair } from '../../schema/links';
import { linkKeyOf } from './planBatches';

/** A link to be: a new one, or one that exists and gets another amount. */
interface PlannedLink {
  readonly pair: Pair;
  /** By default 0. */
  readonly amount?: number;
  /** Of a link that existed when the change was planned: whether an amount is not newer than that. */
  readonly isExpected?: (amount: number) => boolean;
}

export interface ComparedLink<Link> {
  readonly link: Link;
  /** The amount that the platform holds; undefined without a link. */
  readonly held: number | undefined;
  /**
   * - `open`: nobody has changed it since it was planned, so it can be sent.
   * - `same`: the platform holds it as planned.
   * - `newer`: someone else has added it or changed its amount.
   * - `gone`: someone else has removed it.
   */
  readonly state: 'open' | 'same' | 'newer' | 'gone';
}

const stateOf = (
  { amount = 0, isExpected }: PlannedLink,
  held: number | undefined,
): ComparedLink<PlannedLink>['state'] => {
  if (held === undefined) return isExpected ? 'gone' : 'open';
  if (held === amount) return 'same';
  return isExpected?.(held) === true ? 'open' : 'newer';
};

/** Compares planned links with what the platform holds now. */
export const compareLinks = async <Link extends PlannedLink>(
  { amountsAt }: Pick<FacingsDataProvider['links'], 'amountsAt'>,
  calls: LinkCalls,
  planned: readonly Link[],
): Promise<readonly ComparedLink<Link>[]> => {
  const found = await amountsAt(
    calls,
    planned.map(({ pair }) => pair),
  );
  const amounts = new Map(found.map(({ pair, amount }) => [linkKeyOf(pair), amount]));
  return planned.map((link) => {
    const held = amounts.get(linkKeyOf(link.pair));
    return { link, held, state: stateOf(link, held) };
  });
};

export interface SentLink extends Pick<PlannedLink, 'pair' | 'amount'> {
  /** Why its call failed; it may have been executed all the same. */
  readonly failure?: unknown;
}

/** `same`: the platform holds it as sent. `kept`: it holds another amount. `unread`: what it holds is not known. */
export type ReadBack<Link> = { readonly link: Link; readonly held: number | undefined } & (
  | { readonly state: 'same' | 'kept' | 'gone' }
  | { readonly state: 'failed' | 'unread'; readonly error: unknown }
);

/** Reads back the amounts of sent links: one call for each record of the first end. */
export const readBack = async <Link extends SentLink>(
  { amountsOf }: Pick<FacingsDataProvider['links'], 'amountsOf'>,
  calls: LinkCalls,
  sent: readonly Link[],
): Promise<readonly ReadBack<Link>[]> => {
  const outcomes = await settleEach({
    items: [...new Set(sent.map(({ pair }) => pair[0]))],
    work: (record) => amountsOf(calls, record),
  });
  const byRecord = new Map(outcomes.map((outcome) => [outcome.item, outcome]));
  return sent.map((link) => {
    const { pair, amount = 0, failure } = link;
    const outcome = byRecord.get(pair[0]);
    const held = outcome?.type === 'done' ? outcome.result.get(pair[1]) : undefined;
    if (held === amount) return { link, held, state: 'same' };
    if (failure !== undefined) return { link, held, state: 'failed', error: failure };
    if (outcome?.type === 'failed') return { link, held, state: 'unread', error: outcome.error };
    return { link, held, state: held === undefined ? 'gone' : 'kept' };
  });
};
