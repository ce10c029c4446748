/** Sends pending changes in batches; each cell has its own outcome. */
import { settleEach } from '../../lib/batches/calls';
import { failureMessageOf } from '../../lib/failures/failures';
import type { LinkBatch, Pair } from '../../schema/links';
import { missingLinks } from '../../views/links/missingLinks';
import { linkKeyOf, planBatches } from '../../views/links/planBatches';
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
  const changes = changesOf(store.matrix).map(({ row, column, isOn, amount }) => ({
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
  /** A new link without a typed amount; one that exists keeps its own. */
  const isNew = (pair: Pair, amount: number) =>
    amount === 0 && store.matrix.saved[cellAt(store.matrix, cellOf(pair))] !== 1;
  const send = async (planned: LinkBatch) => {
    let batch = planned;
    const { isOn } = planned;
    try {
      await keepAmounts(planned, { links, calls, store, cellOf });
      const { missing, found } = await missingLinks(links, calls, planned, isNew);
      for (const { pair, amount } of found) store.adopt({ ...cellOf(pair), amount });
      saved += found.length;
      batch = missing;
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
