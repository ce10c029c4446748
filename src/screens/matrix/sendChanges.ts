/** Sends pending changes in batches; each cell has its own outcome. */
import type { TranslateFunction } from 'react-admin';
import type { FacingsDataProvider } from '../../../dataProvider';
import { settleEach } from '../../lib/batches/calls';
import { verdictOf } from '../../lib/batches/verdict';
import { failureMessageOf } from '../../lib/failures/failures';
import { reasonText } from '../../lib/failures/reason';
import { typedNumber } from '../../lib/text/numbers';
import type { LinkCalls, Pair } from '../../schema/links';
import {
  compareLinks,
  readBack,
  type ReadBack,
  type SentLink,
} from '../../views/links/compareLinks';
import { batchOf, linkKeyOf, planBatches } from '../../views/links/planBatches';
import { amountAt } from './amounts';
import { changesOf, type CellChange } from './model';
import type { MatrixStore, SettledChange } from './store';

interface SendOptions {
  readonly store: MatrixStore;
  readonly calls: LinkCalls;
  readonly links: Pick<FacingsDataProvider['links'], 'send' | 'check' | 'amountsOf' | 'amountsAt'>;
  readonly translate: TranslateFunction;
  /** Locale of the user's number format. */
  readonly locale: string;
  /** Batches that were not sent before it is aborted stay pending. */
  readonly signal: AbortSignal;
  /** Called with the numbers of cells. */
  readonly onProgress: (progress: { readonly done: number; readonly total: number }) => void;
}

/** A change, and the ids of its zone and product. */
interface PlannedChange extends CellChange {
  readonly pair: Pair;
}

/** @returns the number of cells that the platform certainly has, and whether batches were not sent */
export const sendChanges = async ({
  store,
  calls,
  links,
  translate,
  locale,
  signal,
  onProgress,
}: SendOptions) => {
  const { matrix, matrixData } = store;
  const { products, zones } = matrixData;
  const changes = changesOf(matrix)
    .filter((change) => !store.isAsked(change))
    .map((change): PlannedChange => {
      const [zone, product] = [zones[change.column], products[change.row]];
      return { ...change, pair: [zone?.id ?? '', product?.id ?? ''] };
    });
  const total = changes.length;
  let [done, saved] = [0, 0];
  onProgress({ done, total });

  const messageOf = (error: unknown) => failureMessageOf(error, translate).message;
  const amountText = (name: string, values: Readonly<Record<string, number>> = {}) =>
    translate(
      `facings.amounts.${calls.amount?.texts ?? ''}.${name}`,
      Object.fromEntries(
        Object.entries(values).map(([key, value]) => [key, typedNumber(value, locale)]),
      ),
    );
  const confirm = (sent: readonly CellChange[]) => {
    store.settle(
      sent.map((change) => ({ ...change, held: change.isOn ? (change.amount ?? 0) : null })),
    );
    saved += sent.length;
  };

  /** Sent amounts, which count once they are read back (rules R65). */
  const unconfirmed: (PlannedChange & SentLink)[] = [];
  /** Leaves out links that someone else has added, changed or removed since they were read, and says or asks so. */
  const withoutNewer = async (planned: readonly PlannedChange[]) => {
    const compared = await compareLinks(
      links,
      calls,
      planned.map((change) => ({
        ...change,
        ...(change.before === undefined
          ? {}
          : { isExpected: (held: number) => held === change.before }),
      })),
    );
    return compared.flatMap(({ link, held = 0, state }): readonly PlannedChange[] => {
      if (state === 'open') return [link];
      const { amount = 0 } = link;
      const before = amountAt(matrix, link, 'saved');
      if (state === 'gone') store.settle([{ ...link, held: null, reason: amountText('gone') }]);
      // What a removed link had is no wish: a link that was added again keeps what it was given.
      else if (state === 'newer' && before !== undefined && before !== amount) {
        const reason = amountText('newer', { held, amount });
        store.settle([{ ...link, held, reason, isAsked: true }]);
      } else {
        store.settle([{ ...link, held }]);
        saved += 1;
      }
      return [];
    });
  };
  /** Reads the amounts of links before they are removed, because undo restores them and the platform forgets them. */
  const keepAmounts = async (planned: readonly PlannedChange[]) => {
    const unknown = planned.filter(({ column }) => !store.hasAmounts(column));
    if (unknown.length === 0) return;
    for (const { link, held } of await compareLinks(links, calls, unknown))
      if (held !== undefined) store.keepAmount({ ...link, amount: held });
  };
  /** All of a refused batch is rejected, but those that the platform does not name can be sent again without the others. */
  const withoutNamed = (batch: readonly PlannedChange[], failure: unknown) => {
    const verdict = verdictOf(failure, { count: batch.length });
    if (verdict.type !== 'refused') return batch;
    const { named } = verdict;
    store.settle(
      batch.flatMap((change, at) => {
        const refusal = named.get(at);
        return refusal ? [{ ...change, reason: reasonText(refusal.reason, translate) }] : [];
      }),
    );
    return batch.filter((_, at) => !named.has(at));
  };
  const send = async (planned: readonly PlannedChange[]): Promise<void> => {
    const isOn = planned[0]?.isOn === true;
    const hasAmounts = isOn && planned.some(({ amount }) => amount !== undefined);
    let batch = planned;
    try {
      if (calls.amount && isOn) batch = await withoutNewer(planned);
      else if (calls.amount) await keepAmounts(planned);
      if (batch.length === 0) return;
      await links.send(calls, batchOf(batch));
      if (hasAmounts) unconfirmed.push(...batch);
      else confirm(batch);
    } catch (failure) {
      const others = isOn ? withoutNamed(batch, failure) : batch;
      if (others.length < batch.length) {
        await send(others);
        return;
      }
      const reason = messageOf(failure);
      store.settle(batch.map((change) => ({ ...change, reason })));
      if (hasAmounts) {
        unconfirmed.push(...batch.map((change) => ({ ...change, failure })));
        return;
      }
      // The call may have been executed. If this is unknown, the change stays pending, which is already shown.
      const pairs = batch.map(({ pair }) => pair);
      const linked = await links.check(calls, pairs).catch(() => null);
      const keys = linked && new Set(linked.map(linkKeyOf));
      if (keys) confirm(batch.filter(({ pair }) => keys.has(linkKeyOf(pair)) === isOn));
    }
  };
  const outcomes = await settleEach({
    items: planBatches(changes, calls.addMany.batch),
    work: send,
    signal,
    onOutcome: ({ type, item }) => {
      if (type === 'unsent') return;
      done += item.length;
      onProgress({ done, total });
    },
  });
  const reasonOf = (result: ReadBack<CellChange>): string => {
    if (result.state === 'failed') return messageOf(result.error);
    if (result.state === 'unread')
      return translate('facings.matrix.unconfirmed', { reason: messageOf(result.error) });
    return result.held === undefined
      ? translate('facings.matrix.notAdded')
      : amountText('kept', { held: result.held });
  };
  const confirmed = await readBack(links, calls, unconfirmed);
  store.settle(
    confirmed.map((result): SettledChange => {
      const { link, held } = result;
      if (result.state === 'same') {
        saved += 1;
        return { ...link, held: result.held ?? 0 };
      }
      return { ...link, ...(held === undefined ? {} : { held }), reason: reasonOf(result) };
    }),
  );
  return { saved, isStopped: outcomes.some(({ type }) => type === 'unsent') };
};
