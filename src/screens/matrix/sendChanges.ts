/** Sends pending changes in batches; each cell has its own outcome. */
import { settleEach } from '../../lib/batches/calls';
import { failureMessageOf } from '../../lib/failures/failures';
import { typedNumber } from '../../lib/text/numbers';
import type { LinkBatch, Pair } from '../../schema/links';
import { linkKeyOf, planBatches } from '../../views/links/planBatches';
import { amountAt } from './amounts';
import { confirmAmounts, type MatrixPort, type SentAmounts } from './confirmAmounts';
import { keepAmounts } from './keepAmounts';
import type { MatrixData } from './loadMatrixData';
import { cellAt, changesOf, type CellChange } from './model';

/** Finds cells by the ids of their products and zones. */
const cellFinder = ({ products, zones }: MatrixData) => {
  const rows = new Map(products.map(({ id }, row) => [id, row]));
  const columns = new Map(zones.map(({ id }, column) => [id, column]));
  const cellOf = ([zone, product]: Pair) => ({
    row: rows.get(product) ?? 0,
    column: columns.get(zone) ?? 0,
  });
  /** The cells of a batch. */
  const cellsOf = ({ isOn, pairs, amounts }: LinkBatch): readonly CellChange[] =>
    pairs.map((pair, at) => {
      const cell = { ...cellOf(pair), isOn };
      const amount = amounts?.[at];
      return amount === undefined ? cell : { ...cell, amount };
    });
  return { cellOf, cellsOf };
};

interface SendOptions extends MatrixPort {
  /** Batches that were not sent before it is aborted stay pending. */
  readonly signal: AbortSignal;
  /** Called with the numbers of cells. */
  readonly onProgress: (progress: { readonly done: number; readonly total: number }) => void;
}

/** @returns the number of cells that the platform certainly has, and whether batches were not sent */
export const sendChanges = async ({ signal, onProgress, ...port }: SendOptions) => {
  const { store, calls, links, translate } = port;
  const { products, zones } = store.matrixData;
  const changes = changesOf(store.matrix)
    .filter((change) => !store.isAsked(change))
    .map(({ row, column, isOn, amount }) => ({
      pair: [zones[column]?.id ?? '', products[row]?.id ?? ''] as const,
      isOn,
      ...(amount === undefined ? {} : { amount }),
    }));
  const { cellOf, cellsOf } = cellFinder(store.matrixData);
  const total = changes.length;
  let [done, saved] = [0, 0];
  onProgress({ done, total });

  const confirm = (batch: LinkBatch) => {
    store.confirm(cellsOf(batch));
    saved += batch.pairs.length;
  };
  /** Sent amounts, which count once they are read back (rules R65). */
  const unconfirmed: SentAmounts[] = [];
  const amountText = (name: string, values?: object) =>
    translate(`facings.amounts.${calls.amount?.texts ?? ''}.${name}`, values);
  /** Leaves out links that someone else has added, changed or removed since they were read, and says or asks so. */
  const withoutNewer = async (planned: LinkBatch): Promise<LinkBatch> => {
    const { isOn, pairs, amounts } = planned;
    if (!isOn || !calls.amount) return planned;
    const found = await links.amountsAt(calls, pairs);
    const held = new Map(found.map(({ pair, amount }) => [linkKeyOf(pair), amount]));
    const isSent = pairs.map((pair, at) => {
      const place = cellOf(pair);
      const cell = { ...place, isOn, amount: amounts?.[at] ?? 0 };
      const wasOn = store.matrix.saved[cellAt(store.matrix, place)] === 1;
      const before = amountAt(store.matrix, place, 'saved');
      const now = held.get(linkKeyOf(pair));
      if (now === undefined) {
        if (wasOn) store.lose(cell, amountText('gone'));
        return !wasOn;
      }
      if (wasOn && now === before) return true;
      const theirs = { ...place, amount: now };
      // What a removed link had is no wish: a link that was added again keeps what it was given.
      const isTyped = before !== undefined && before !== amountAt(store.matrix, place);
      if (isTyped && now !== cell.amount) {
        const [mine, other] = [cell.amount, now].map((amount) => typedNumber(amount, port.locale));
        store.ask(theirs, amountText('newer', { held: other, amount: mine }));
      } else {
        store.adopt(theirs);
        saved += 1;
      }
      return false;
    });
    return {
      isOn,
      pairs: pairs.filter((_, at) => isSent[at]),
      ...(amounts ? { amounts: amounts.filter((_, at) => isSent[at]) } : {}),
    };
  };
  const send = async (planned: LinkBatch) => {
    let batch = planned;
    const { isOn } = planned;
    try {
      await keepAmounts(planned, { links, calls, store, cellOf });
      batch = await withoutNewer(planned);
      if (batch.pairs.length === 0) return;
      await links.send(calls, batch);
      if (batch.amounts) unconfirmed.push({ cells: cellsOf(batch), reason: null });
      else confirm(batch);
    } catch (error) {
      const reason = failureMessageOf(error, translate).message;
      store.refuse(cellsOf(batch), reason);
      if (batch.amounts) {
        unconfirmed.push({ cells: cellsOf(batch), reason });
        return;
      }
      // The call may have been executed. If this is unknown, the change stays pending, which is already shown.
      const { pairs } = batch;
      const linked = await links.check(calls, pairs).catch(() => null);
      const keys = linked && new Set(linked.map(linkKeyOf));
      if (keys)
        confirm({ isOn, pairs: pairs.filter((pair) => keys.has(linkKeyOf(pair)) === isOn) });
    }
  };
  const outcomes = await settleEach({
    items: planBatches(changes, calls.addMany.batch),
    work: send,
    signal,
    onOutcome: ({ type, item }) => {
      if (type === 'unsent') return;
      done += item.pairs.length;
      onProgress({ done, total });
    },
  });
  saved += await confirmAmounts(port, unconfirmed);
  return { saved, isStopped: outcomes.some(({ type }) => type === 'unsent') };
};
