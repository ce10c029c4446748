/** Sets the amounts of links, such as par, and reads back what the platform then holds (rules R65). */
import type { FacingsDataProvider } from '../../../../dataProvider';
import { chunksOf } from '../../../lib/batches/calls';
import type { Control } from '../../../lib/batches/control';
import type { Item } from '../../../lib/batches/rowState';
import { sendBatch, type BatchOutcome } from '../../../lib/batches/sendBatch';
import type { LinkCalls, Pair } from '../../../schema/links';
import { linkKeyOf } from '../../../views/links/planBatches';
import type { ZoneChange, ZonesOptions } from './linkZones';

interface SendAmounts<Row> {
  readonly provider: Pick<FacingsDataProvider, 'bulk' | 'links'>;
  readonly links: LinkCalls;
  readonly items: readonly Item<Row>[];
  readonly zonesOf: (row: Row) => ZoneChange;
  readonly newer: ZonesOptions['newer'];
  readonly control: Control;
}

interface AmountChange {
  readonly pair: Pair;
  readonly amount: number;
  /** An existing link, whose earlier amount undo restores. */
  readonly isExisting: boolean;
  /** Any other amount is newer than the change. */
  readonly expected?: number | undefined;
  /** Someone else has added the link since, so any amount is newer. */
  readonly isFound: boolean;
}

/**
 * Amounts of links that exist or were just added. A link that holds its amount already is not sent again, so sending
 * twice is harmless. Returns an outcome for each amount, with the id of its row's record.
 */
export const sendAmounts = async <Row>({
  provider,
  links,
  items,
  zonesOf,
  newer,
  control,
}: SendAmounts<Row>): Promise<
  readonly { readonly id: string; readonly outcome: BatchOutcome }[]
> => {
  const { amount: declared } = links;
  if (!declared) return [];
  const states = new Map(items.map(({ state }) => [state.id ?? '', state]));
  const changes = items.flatMap(({ row, state }): readonly AmountChange[] => {
    const { add, amounts = {}, expected = {} } = zonesOf(row);
    const { id, added, found = [], amountsSet = [] } = state;
    if (id === null) return [];
    return Object.entries(amounts).flatMap(([zone, amount]) => {
      // Who added it again since the change has given it its amount.
      if (amountsSet.includes(zone) || (newer && found.includes(zone))) return [];
      const isExisting = !add.includes(zone) || found.includes(zone);
      // A link that was not added has no amount, and a new one has 0.
      if (!isExisting && !(added.includes(zone) && amount > 0)) return [];
      const isFound = add.includes(zone) && found.includes(zone);
      return [{ pair: [zone, id], amount, isExisting, isFound, expected: expected[zone] }];
    });
  });

  /** What the platform holds, by link; a link that does not exist is missing. */
  const held = new Map<string, number>();
  const read = async (some: readonly AmountChange[]) => {
    const found = await provider.links.amountsAt(
      links,
      some.map(({ pair }) => pair),
    );
    for (const { pair } of some) held.delete(linkKeyOf(pair));
    for (const { pair, amount } of found) held.set(linkKeyOf(pair), amount);
  };
  const keepEarlier = ({ pair: [zone, id], isExisting }: AmountChange) => {
    const state = states.get(id);
    const earlier = held.get(linkKeyOf([zone, id]));
    // After a lost answer, the first one read is the earlier one.
    if (!isExisting || !state || earlier === undefined) return;
    state.amountsBefore = { [zone]: earlier, ...state.amountsBefore };
  };
  const isNewer = ({ pair, amount, expected, isFound }: AmountChange) => {
    const now = held.get(linkKeyOf(pair));
    if (now === undefined || now === amount) return false;
    const [zone, id] = pair;
    // It was said, and sending again is the answer.
    if (states.get(id)?.amountsSeen?.[zone] === now) return false;
    return isFound || (expected !== undefined && now !== expected);
  };
  const send = async (some: readonly AmountChange[]) => {
    await read(some);
    const differing = some.filter((change) => {
      const now = held.get(linkKeyOf(change.pair));
      return now !== undefined && now !== change.amount && !isNewer(change);
    });
    if (differing.length === 0) return;
    for (const change of differing) keepEarlier(change);
    await provider.bulk.join(
      links,
      differing.map(({ pair }) => pair),
      differing.map(({ amount }) => amount),
    );
    await read(differing);
  };
  const outcomeOf = (change: AmountChange, sent: BatchOutcome): BatchOutcome => {
    const now = held.get(linkKeyOf(change.pair));
    if (sent.type !== 'done' || now === change.amount) return sent;
    const said = (name: 'gone' | 'kept' | 'newerInRun', values?: object) =>
      control.translate(`facings.amounts.${declared.texts}.${name}`, values);
    const reasonOf = () => {
      if (now === undefined) return said('gone');
      return isNewer(change)
        ? (newer?.reason ?? said('newerInRun', { held: now, amount: change.amount }))
        : said('kept', { held: now });
    };
    return { type: 'failed', reason: reasonOf() };
  };

  const outcomes: { readonly id: string; readonly outcome: BatchOutcome }[] = [];
  for (const some of chunksOf(changes, links.addMany.batch)) {
    const sent = await sendBatch({ items: some, send, control });
    for (const [at, change] of some.entries()) {
      const [zone, id] = change.pair;
      const outcome = outcomeOf(change, sent[at] ?? { type: 'unsent', isDoubtful: false });
      const state = states.get(id);
      const now = held.get(linkKeyOf(change.pair));
      if (state && !newer && now !== undefined && isNewer(change))
        state.amountsSeen = { ...state.amountsSeen, [zone]: now };
      if (state && outcome.type === 'failed' && outcome.reason === newer?.reason)
        newer.onSkip(state.row);
      if (state && outcome.type === 'done') state.amountsSet = [...(state.amountsSet ?? []), zone];
      outcomes.push({ id, outcome });
    }
  }
  return outcomes;
};
