/** Sets the amounts of links, such as par, and reads back what the platform then holds (rules R65). */
import type { FacingsDataProvider } from '../../../../dataProvider';
import { chunksOf } from '../../../lib/batches/calls';
import type { Control } from '../../../lib/batches/control';
import type { Item, RowState } from '../../../lib/batches/rowState';
import { sendBatch, type BatchOutcome } from '../../../lib/batches/sendBatch';
import type { Reason } from '../../../lib/failures/reason';
import type { LinkCalls, LinkWithAmount } from '../../../schema/links';
import { compareLinks, type ComparedLink } from '../../../views/links/compareLinks';
import { linkKeyOf } from '../../../views/links/planBatches';
import type { ZonesOptions } from './linkZones';
import type { ZoneChange } from './rows';

interface SendAmounts<Row> {
  readonly provider: Pick<FacingsDataProvider, 'bulk' | 'links'>;
  readonly links: LinkCalls;
  readonly items: readonly Item<Row>[];
  readonly zonesOf: (row: Row) => ZoneChange;
  readonly newer: ZonesOptions['newer'];
  readonly control: Control;
}

interface AmountChange extends LinkWithAmount {
  readonly state: RowState;
  /** An existing link, whose earlier amount undo restores. */
  readonly isExisting: boolean;
  readonly isExpected: (held: number) => boolean;
}

interface AmountOutcome {
  readonly state: RowState;
  readonly outcome: BatchOutcome;
}

/**
 * Amounts of links that exist or were just added. A link that holds its amount already is not sent again, so sending
 * twice is harmless. Returns an outcome for each amount, with the state of its row.
 */
export const sendAmounts = async <Row>({
  provider,
  links,
  items,
  zonesOf,
  newer,
  control,
}: SendAmounts<Row>): Promise<readonly AmountOutcome[]> => {
  const { amount: declared } = links;
  if (!declared) return [];
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
      // Any amount of a link that someone else has added since is newer.
      const isFound = add.includes(zone) && found.includes(zone);
      const before = expected[zone];
      const isExpected = (held: number) =>
        // It was said, and sending again is the answer.
        state.amountsSeen?.[zone] === held ||
        (!isFound && (before === undefined || held === before));
      return [{ pair: [zone, id], amount, isExisting, isExpected, state }];
    });
  });

  /** By link, as of the last attempt. */
  const results = new Map<string, ComparedLink<AmountChange>>();
  const compare = async (some: readonly AmountChange[]) => {
    const compared = await compareLinks(provider.links, links, some);
    for (const one of compared) results.set(linkKeyOf(one.link.pair), one);
    return compared.filter(({ state }) => state === 'open');
  };
  const send = async (some: readonly AmountChange[]) => {
    const open = await compare(some);
    if (open.length === 0) return;
    // After a lost answer, the first amount that was read is the earlier one.
    for (const { link, held = 0 } of open)
      if (link.isExisting)
        link.state.amountsBefore = { [link.pair[0]]: held, ...link.state.amountsBefore };
    const differing = open.map(({ link }) => link);
    await provider.bulk.join(
      links,
      differing.map(({ pair }) => pair),
      differing.map(({ amount }) => amount),
    );
    await compare(differing);
  };
  const reasonOf = ({ state, held, link }: ComparedLink<AmountChange>): Reason => {
    if (state === 'newer' && newer) return newer.reason;
    const text = { gone: 'gone', newer: 'newerInRun', open: 'kept', same: 'kept' }[state];
    const values = { amount: link.amount, ...(held === undefined ? {} : { held }) };
    return { key: `facings.amounts.${declared.texts}.${text}`, values };
  };

  const outcomes: AmountOutcome[] = [];
  for (const some of chunksOf(changes, links.addMany.batch)) {
    const sent = await sendBatch({ items: some, send, control });
    for (const [at, change] of some.entries()) {
      const { state } = change;
      const [zone] = change.pair;
      const result = results.get(linkKeyOf(change.pair));
      let outcome: BatchOutcome = sent[at] ?? { type: 'unsent', isDoubtful: false };
      if (result && outcome.type === 'done') {
        if (result.state === 'same') state.amountsSet = [...(state.amountsSet ?? []), zone];
        else outcome = { type: 'failed', reason: reasonOf(result) };
        if (result.state === 'newer' && newer) newer.onSkip(state.row);
        else if (result.state === 'newer')
          state.amountsSeen = { ...state.amountsSeen, [zone]: result.held ?? 0 };
      }
      outcomes.push({ state, outcome });
    }
  }
  return outcomes;
};
