/** Adds products to zones and removes them from zones (rules 7, Zone products). */
import { chunksOf } from '../../../batches/chunksOf';
import type { LinkCalls, Pair } from '../../../schema/links';
import { keyOf, maxRemoved, rectanglesOf } from '../../../views/links/planBatches';
import { deliver, type Delivery } from './deliver';
import { readyFor, type Tools } from './parts';
import type { SavePort } from './port';
import { done, failed, type Item } from './rowState';

const part = 'zones';

interface Zones {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

interface ZoneWork<Row> {
  readonly items: readonly Item<Row>[];
  readonly zonesOf: (row: Row) => Zones;
  readonly port: Pick<SavePort, 'provider' | 'links'>;
  readonly tools: Tools;
}

const sent = <T>(things: readonly T[]): readonly true[] => things.map(() => true);

const callsOf = ({ provider, links }: ZoneWork<unknown>['port'], calls: LinkCalls = links) => ({
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

/** Worst first: the outcome of a row is that of its worst link. */
const worst = ['unknown', 'failed', 'unsent', 'done'] as const;

const outcomeOf = (outcomes: readonly Delivery<true>[]): Delivery<true> =>
  worst.flatMap((type) => outcomes.filter((outcome) => outcome.type === type))[0] ?? {
    type: 'done',
    answer: true,
  };

export const linkZones = async <Row>({
  items,
  zonesOf,
  port,
  tools: { control, note },
}: ZoneWork<Row>): Promise<void> => {
  const { sure, doubtful } = readyFor(items, part);
  const ready = [...doubtful, ...sure];
  if (ready.length === 0) return;
  const calls = callsOf(port);
  const outcomes = new Map<Item<Row>, Delivery<true>[]>(ready.map((item) => [item, []]));
  const owners = new Map(
    ready.flatMap((item) => (item.state.id === null ? [] : [[item.state.id, item] as const])),
  );
  const pairsOf = (some: readonly Item<Row>[], isOn: boolean): readonly Pair[] =>
    some.flatMap(({ row, state: { id, joined, parted } }) => {
      const { add, remove } = zonesOf(row);
      const [zones, before] = isOn ? [add, joined] : [remove, parted];
      const there = new Set(before);
      return id === null
        ? []
        : zones.filter((zone) => !there.has(zone)).map((zone) => [zone, id] as const);
    });
  const learn = (isOn: boolean, pairs: readonly Pair[], told: readonly Delivery<true>[]) => {
    for (const [at, [zone, product]] of pairs.entries()) {
      const [item, outcome] = [owners.get(product), told[at]];
      if (!item || !outcome) continue;
      outcomes.get(item)?.push(outcome);
      const { state } = item;
      if (outcome.type !== 'done') continue;
      if (isOn) state.joined = [...state.joined, zone];
      else state.parted = [...state.parted, zone];
    }
  };

  for (const { state } of sure) state.sending = part;
  await note(sure);
  for (const [some, isDoubtful] of [
    [doubtful, true],
    [sure, false],
  ] as const) {
    const letter = { check: calls.check, isDoubtful, control };
    for (const things of chunksOf(pairsOf(some, true), port.links.addMany.batch))
      learn(true, things, await deliver({ ...letter, things, send: calls.join }));
    // Removing twice is harmless, so nothing is checked before.
    for (const things of rectanglesOf(pairsOf(some, false), maxRemoved))
      learn(false, things, await deliver({ things, send: calls.part, control }));
  }

  for (const [item, own] of outcomes) {
    const outcome = outcomeOf(own);
    const { state } = item;
    if (outcome.type === 'done') done(item, part);
    else if (outcome.type === 'failed') failed(item, part, outcome.reason);
    else if (outcome.type === 'unknown') {
      state.faults = [...state.faults, { part, reason: outcome.reason }];
      state.isLost = true;
    } else if (!own.some((one) => one.type === 'unsent' && one.isDoubtful)) state.sending = null;
  }
};
