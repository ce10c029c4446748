/** Adds products to zones and removes them from zones (rules 7, Zone products). */
import type { FacingsDataProvider } from '../../../../dataProvider';
import { sendBatch, type BatchOutcome } from '../../../lib/batches/sendBatch';
import type { RowState } from '../../../lib/batches/rowState';
import type { PartSender } from '../../../lib/batches/types';
import { PlatformError } from '../../../lib/failures/failures';
import type { Reason } from '../../../lib/failures/reason';
import type { LinkCalls, LinkWithAmount, Pair } from '../../../schema/links';
import {
  batchOf,
  linkKeyOf,
  maxRemoved,
  planBatches,
  rectanglesOf,
} from '../../../views/links/planBatches';
import { sendAmounts } from './linkAmounts';
import type { ZoneChange } from './rows';

export interface LinkPort {
  readonly provider: Pick<FacingsDataProvider, 'bulk' | 'links'>;
  /** How products and zones are linked and unlinked. */
  readonly links: LinkCalls;
}

export interface ZonesOptions {
  /** The records are new, so nobody else has linked them. */
  readonly areNew?: true;
  /** Of an undo: what is said of links that someone else changed since, and called with the numbers of their rows. */
  readonly newer?: { readonly reason: Reason; readonly onSkip: (row: number) => void };
}

/** Reads the amounts of links that are about to end: undo restores them, and the platform forgets them. */
export const keepZoneAmounts = async (
  { provider, links }: LinkPort,
  pairs: readonly Pair[],
  stateOf: (product: string) => RowState | undefined,
): Promise<readonly LinkWithAmount[]> => {
  if (!links.amount || pairs.length === 0) return [];
  const found = await provider.links.amountsAt(links, pairs);
  for (const { pair, amount } of found) {
    const [zone, product] = pair;
    const state = stateOf(product);
    if (state && amount > 0) state.amounts = { ...state.amounts, [zone]: amount };
  }
  return found;
};

export const zonesPart = <Row>(
  port: LinkPort,
  zonesOf: (row: Row) => ZoneChange,
  { areNew, newer }: ZonesOptions = {},
): PartSender<Row> => {
  const { provider, links } = port;
  const check = async (pairs: readonly Pair[]) => {
    const linked = new Set((await provider.links.check(links, pairs)).map(linkKeyOf));
    return pairs.map((pair) => (linked.has(linkKeyOf(pair)) ? true : undefined));
  };
  return {
    part: 'zones',
    send: async ({ items, isDoubtful, control }) => {
      const owners = new Map(
        items.map(({ state }) => [state.id, { state, outcomes: new Array<BatchOutcome>() }]),
      );
      const byLink = (amountsIn: (change: ZoneChange) => ZoneChange['amounts']) =>
        new Map(
          items.flatMap(({ row, state }) =>
            Object.entries(amountsIn(zonesOf(row)) ?? {}).map(
              ([zone, amount]) => [linkKeyOf([zone, state.id ?? '']), amount] as const,
            ),
          ),
        );
      const amountsByLink = byLink(({ amounts }) => amounts);
      const expected = byLink((change) => change.expected);
      const doubtful = new Set(items.filter(isDoubtful).map(({ state }) => state.id));
      const isSent = ([, product]: Pair) => doubtful.has(product);
      /** Links of which is known who added them: what exists after the first attempt is our own. */
      const requested = new Set<string>();
      const found = new Set<string>();
      /** Adding an existing link would reset its amount (rules R65). */
      const findExisting = async (pairs: readonly Pair[]) => {
        if (!links.amount || areNew) return;
        const unasked = pairs.filter((pair) => !isSent(pair) && !requested.has(linkKeyOf(pair)));
        if (unasked.length === 0) return;
        for (const pair of await provider.links.check(links, unasked)) found.add(linkKeyOf(pair));
        for (const pair of unasked) requested.add(linkKeyOf(pair));
      };
      const add = async (pairs: readonly Pair[]) => {
        await findExisting(pairs);
        const missing = pairs.filter((pair) => !found.has(linkKeyOf(pair)));
        if (missing.length === 0) return;
        const amounts = missing.map((pair) => amountsByLink.get(linkKeyOf(pair)) ?? 0);
        await (amounts.some((amount) => amount > 0)
          ? provider.bulk.join(links, missing, amounts)
          : provider.bulk.join(links, missing));
      };
      const isNewer = ({ pair: [zone, product], amount }: LinkWithAmount) => {
        const left = expected.get(linkKeyOf([zone, product]));
        return left !== undefined && left !== amount;
      };
      const remove = async (pairs: readonly Pair[]) => {
        const now = await keepZoneAmounts(port, pairs, (product) => owners.get(product)?.state);
        const kept = new Set(now.filter(isNewer).map(({ pair }) => linkKeyOf(pair)));
        if (newer && kept.size > 0) throw newerError(pairs, kept);
        // The remaining pairs may no longer form a rectangle.
        for (const some of rectanglesOf(pairs, maxRemoved))
          await provider.links.send(links, { isOn: false, pairs: some });
      };
      const changesOf = (isOn: boolean) =>
        items.flatMap(({ row, state }) => {
          const { add: toAdd, remove: toRemove } = zonesOf(row);
          const [zones, done] = isOn ? [toAdd, state.added] : [toRemove, state.removed];
          const linked = [...done, ...(isOn ? (state.found ?? []) : [])];
          const left = state.id === null ? [] : zones.filter((zone) => !linked.includes(zone));
          return left.map((zone) => ({ pair: [zone, state.id ?? ''] as const, isOn }));
        });
      const changes = [...changesOf(true), ...changesOf(false)];
      for (const { isOn, pairs } of planBatches(changes, links.addMany.batch).map(batchOf)) {
        // Removing twice is harmless, so nothing is checked before.
        const call = isOn ? { send: add, check, isDoubtful: isSent } : { send: remove };
        const outcomes = await sendBatch({ ...call, items: pairs, control });
        for (const [at, [zone, product]] of pairs.entries()) {
          const [owner, outcome] = [owners.get(product), outcomes[at]];
          if (!owner || !outcome) continue;
          const { state } = owner;
          if (newer && outcome.type === 'failed' && outcome.reason === newerMark) {
            owner.outcomes.push({ ...outcome, reason: newer.reason });
            newer.onSkip(state.row);
          } else owner.outcomes.push(outcome);
          if (outcome.type !== 'done') continue;
          if (!isOn) state.removed = [...state.removed, zone];
          else if (found.has(linkKeyOf([zone, product])))
            state.found = [...(state.found ?? []), zone];
          else state.added = [...state.added, zone];
        }
      }
      const amounts = await sendAmounts({ ...port, items, zonesOf, newer, control });
      for (const { state, outcome } of amounts) owners.get(state.id)?.outcomes.push(outcome);
      return [...owners.values()].map(({ outcomes }) => worstOf(outcomes));
    },
  };
};

/** How the error below names what is newer, whose reason is given later. */
const newerMark = 'newer';

/** Refuses these of the pairs; the others are sent. */
const newerError = (pairs: readonly Pair[], kept: ReadonlySet<string>) => {
  const places = pairs.flatMap((pair, at) => (kept.has(linkKeyOf(pair)) ? [at] : []));
  const fields = Object.fromEntries(places.map((at) => [`links.${at}.amount`, newerMark]));
  return new PlatformError({ type: 'error', kind: 'conflict', status: 409, fields });
};

/** The outcome of a row is that of its worst link. */
const worstOf = (outcomes: readonly BatchOutcome[]): BatchOutcome => {
  const isDoubtful = (outcome: BatchOutcome) => outcome.type === 'unsent' && outcome.isDoubtful;
  const worst =
    outcomes.find(({ type }) => type === 'unknown') ??
    outcomes.find(({ type }) => type === 'failed') ??
    outcomes.find(isDoubtful) ??
    outcomes.find(({ type }) => type === 'unsent');
  // A zone is not refused because of a value that can be corrected in the sheet.
  if (worst?.type === 'failed') return { type: 'failed', reason: worst.reason };
  return worst ?? { type: 'done', id: true };
};
