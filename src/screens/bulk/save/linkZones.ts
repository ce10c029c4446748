/** Adds products to zones and removes them from zones (rules 7, Zone products). */
import type { FacingsDataProvider } from '../../../../dataProvider';
import { sendBatch, type BatchOutcome } from '../../../lib/batches/sendBatch';
import type { PartSender } from '../../../lib/batches/types';
import type { LinkCalls, Pair } from '../../../schema/links';
import { linkKeyOf, maxRemoved, planBatches, rectanglesOf } from '../../../views/links/planBatches';
import { sendAmounts } from './linkAmounts';

export interface LinkPort {
  readonly provider: Pick<FacingsDataProvider, 'bulk' | 'links'>;
  /** How products and zones are linked and unlinked. */
  readonly links: LinkCalls;
}

/** Ids of zones. */
export interface ZoneChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
  /** Amounts, by zone: of added links, which are 0 otherwise, and of existing ones that get another (rules R65). */
  readonly amounts?: Readonly<Record<string, number>>;
}

export const zonesPart = <Row>(
  { provider, links }: LinkPort,
  zonesOf: (row: Row) => ZoneChange,
): PartSender<Row> => {
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
      const given = new Map(
        items.flatMap(({ row, state }) =>
          Object.entries(zonesOf(row).amounts ?? {}).map(
            ([zone, amount]) => [linkKeyOf([zone, state.id ?? '']), amount] as const,
          ),
        ),
      );
      const add = (pairs: readonly Pair[]) => {
        const amounts = pairs.map((pair) => given.get(linkKeyOf(pair)) ?? 0);
        return amounts.some((amount) => amount > 0)
          ? provider.bulk.join(links, pairs, amounts)
          : provider.bulk.join(links, pairs);
      };
      /** Undo restores the amounts, and the platform forgets them. */
      const keepAmounts = async (pairs: readonly Pair[]) => {
        if (!links.amount) return;
        for (const { pair, amount } of await provider.links.amountsAt(links, pairs)) {
          const [zone, product] = pair;
          const state = owners.get(product)?.state;
          if (state && amount > 0) state.amounts = { ...state.amounts, [zone]: amount };
        }
      };
      const remove = async (pairs: readonly Pair[]) => {
        await keepAmounts(pairs);
        // The remaining pairs may no longer form a rectangle.
        for (const some of rectanglesOf(pairs, maxRemoved))
          await provider.links.send(links, { isOn: false, pairs: some });
      };
      const doubtful = new Set(items.filter(isDoubtful).map(({ state }) => state.id));
      const isSent = ([, product]: Pair) => doubtful.has(product);
      const changesOf = (isOn: boolean) =>
        items.flatMap(({ row, state: { id, added, removed } }) => {
          const { add: toAdd, remove: toRemove } = zonesOf(row);
          const [zones, done] = isOn ? [toAdd, added] : [toRemove, removed];
          const left = id === null ? [] : zones.filter((zone) => !done.includes(zone));
          return left.map((zone) => ({ pair: [zone, id ?? ''] as const, isOn }));
        });
      const changes = [...changesOf(true), ...changesOf(false)];
      for (const { isOn, pairs } of planBatches(changes, links.addMany.batch)) {
        // Removing twice is harmless, so nothing is checked before.
        const call = isOn ? { send: add, check, isDoubtful: isSent } : { send: remove };
        const outcomes = await sendBatch({ ...call, items: pairs, control });
        for (const [at, [zone, product]] of pairs.entries()) {
          const [owner, outcome] = [owners.get(product), outcomes[at]];
          if (!owner || !outcome) continue;
          owner.outcomes.push(outcome);
          const key = isOn ? 'added' : 'removed';
          if (outcome.type === 'done') owner.state[key] = [...owner.state[key], zone];
        }
      }
      for (const { id, outcome } of await sendAmounts({ provider, links, items, zonesOf, control }))
        owners.get(id)?.outcomes.push(outcome);
      return [...owners.values()].map(({ outcomes }) => worstOf(outcomes));
    },
  };
};

/** The outcome of a row is that of its worst link. */
const worstOf = (outcomes: readonly BatchOutcome[]): BatchOutcome => {
  const isDoubtful = (one: BatchOutcome) => one.type === 'unsent' && one.isDoubtful;
  const worst =
    outcomes.find(({ type }) => type === 'unknown') ??
    outcomes.find(({ type }) => type === 'failed') ??
    outcomes.find(isDoubtful) ??
    outcomes.find(({ type }) => type === 'unsent');
  // A zone is not refused because of a value that can be corrected in the sheet.
  if (worst?.type === 'failed') return { type: 'failed', reason: worst.reason };
  return worst ?? { type: 'done', id: true };
};
