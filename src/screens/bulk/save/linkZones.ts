/** Adds products to zones and removes them from zones (rules 7, Zone products). */
import { chunksOf } from '../../../batches/calls';
import type { LinkCalls, Pair } from '../../../schema/links';
import { keyOf, maxRemoved, rectanglesOf } from '../../../views/links/planBatches';
import { deliver, type Delivery } from '../../../batches/sendBatch';
import type { PartWork } from '../../../batches/sendPart';
import type { SavePort } from './port';
import type { Item } from '../../../batches/rowState';

interface Zones {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

const sent = <T>(things: readonly T[]): readonly true[] => things.map(() => true);

type LinkPort = Pick<SavePort, 'provider' | 'links'>;

const callsOf = ({ provider, links }: LinkPort, calls: LinkCalls = links) => ({
  join: async (pairs: readonly Pair[]) => {
    await provider.bulk.join(calls, pairs);
    return sent(pairs);
  },
  part: async (pairs: readonly Pair[]) => {
    // The remaining pairs may no longer form a rectangle.
    for (const some of rectanglesOf(pairs, maxRemoved))
      await provider.links.send(calls, { isOn: false, pairs: some });
    return sent(pairs);
  },
  check: async (pairs: readonly Pair[]) => {
    const joined = new Set((await provider.links.check(calls, pairs)).map(keyOf));
    return pairs.map((pair) => (joined.has(keyOf(pair)) ? true : undefined));
  },
});

const linked: Delivery<true> = { type: 'done', answer: true };

/** Worst first. */
const types = ['unknown', 'failed', 'unsent', 'done'] as const;

/** The outcome of a row is that of its worst link. */
const worstOf = (outcomes: readonly Delivery<true>[]): Delivery<true> => {
  const [worst = linked] = types.flatMap((type) => outcomes.filter((one) => one.type === type));
  // A zone is not refused because of a value that can be corrected in the sheet.
  if (worst.type === 'failed') return { type: 'failed', reason: worst.reason };
  if (worst.type !== 'unsent') return worst;
  return outcomes.find((one) => one.type === 'unsent' && one.isDoubtful) ?? worst;
};

export const zonesPart = <Row>(port: LinkPort, zonesOf: (row: Row) => Zones): PartWork<Row> => {
  const calls = callsOf(port);
  const pairsOf = (items: readonly Item<Row>[], isOn: boolean): readonly Pair[] =>
    items.flatMap(({ row, state: { id, joined, parted } }) => {
      const { add, remove } = zonesOf(row);
      const [zones, before] = isOn ? [add, joined] : [remove, parted];
      const there = new Set(before);
      return id === null
        ? []
        : zones.filter((zone) => !there.has(zone)).map((zone) => [zone, id] as const);
    });
  return {
    part: 'zones',
    deliver: async (items, isDoubtful, control) => {
      const owners = new Map(items.map(({ state }, at) => [state.id, { state, at }]));
      const outcomes = items.map((): Delivery<true>[] => []);
      const learn = (isOn: boolean, pairs: readonly Pair[], told: readonly Delivery<true>[]) => {
        for (const [at, [zone, product]] of pairs.entries()) {
          const [owner, outcome] = [owners.get(product), told[at]];
          if (!owner || !outcome) continue;
          outcomes[owner.at]?.push(outcome);
          const { state } = owner;
          if (outcome.type !== 'done') continue;
          if (isOn) state.joined = [...state.joined, zone];
          else state.parted = [...state.parted, zone];
        }
      };
      const joining = { send: calls.join, check: calls.check, isDoubtful, control };
      for (const things of chunksOf(pairsOf(items, true), port.links.addMany.batch))
        learn(true, things, await deliver({ ...joining, things }));
      // Removing twice is harmless, so nothing is checked before.
      for (const things of rectanglesOf(pairsOf(items, false), maxRemoved))
        learn(false, things, await deliver({ things, send: calls.part, control }));
      return outcomes.map(worstOf);
    },
  };
};
