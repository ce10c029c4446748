/** Sends pending changes in batches; each cell has its own outcome. */
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { settleEach } from '../../lib/batches/calls';
import { useRegistry } from '../../fields/useDeclaration';
import { useProvider } from '../../fields/useProvider';
import type { LinkBatch, LinkCalls, Pair } from '../../schema/links';
import { failureMessageOf } from '../../lib/failures/failures';
import { endsOf, markLinksStale } from '../../views/links/linkQueries';
import { linkKeyOf, planBatches } from '../../views/links/planBatches';
import { keepAmounts } from './keepAmounts';
import type { MatrixData } from './loadMatrixData';
import { changesOf, type CellChange } from './model';
import type { MatrixStore } from './store';
import { useConfirmAmounts, type SentAmounts } from './useConfirmAmounts';

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

export const useMatrixSave = (store: MatrixStore, calls: LinkCalls) => {
  const { links } = useProvider();
  const client = useQueryClient();
  const registry = useRegistry();
  const translate = useTranslate();
  const [saving, setSaving] = useState<{ done: number; total: number } | null>(null);
  /** Shown in the bar, because a notification would cover its buttons. Outdated with the next change of the store. */
  const [result, setResult] = useState<{ text: string; version: number } | null>(null);
  const stop = useRef<AbortController | null>(null);
  const confirmAmounts = useConfirmAmounts(store, calls);

  const save = async () => {
    const { products, zones } = store.matrixData;
    const changes = changesOf(store.matrix).map(({ row, column, isOn, amount }) => ({
      pair: [zones[column]?.id ?? '', products[row]?.id ?? ''] as const,
      isOn,
      ...(amount === undefined ? {} : { amount }),
    }));
    const { cellOf, cellsOf } = cellFinder(store.matrixData);
    const total = changes.length;
    let [done, saved] = [0, 0];
    const control = new AbortController();
    stop.current = control;
    setSaving({ done, total });
    setResult(null);

    const confirm = (batch: LinkBatch) => {
      store.confirm(cellsOf(batch));
      saved += batch.pairs.length;
    };
    /** Sent amounts, which count once they are read back (rules R65). */
    const unconfirmed: SentAmounts[] = [];
    const send = async (batch: LinkBatch) => {
      const { isOn, pairs } = batch;
      try {
        await keepAmounts(batch, { links, calls, store, cellOf });
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
        const linked = await links.check(calls, pairs).catch(() => null);
        const keys = linked && new Set(linked.map(linkKeyOf));
        if (keys)
          confirm({ isOn, pairs: pairs.filter((pair) => keys.has(linkKeyOf(pair)) === isOn) });
      }
    };
    const outcomes = await settleEach({
      items: planBatches(changes, calls.addMany.batch),
      work: send,
      signal: control.signal,
      onOutcome: ({ type, item }) => {
        if (type === 'unsent') return;
        done += item.pairs.length;
        setSaving({ done, total });
      },
    });
    saved += await confirmAmounts(unconfirmed);
    setSaving(null);
    const isStopped = outcomes.some(({ type }) => type === 'unsent');
    setResult({
      version: store.version(),
      text: [
        ...(saved > 0 ? [translate('facings.matrix.saved', { smart_count: saved })] : []),
        ...(isStopped ? [translate('facings.matrix.stopped')] : []),
      ].join(' '),
    });
    await markLinksStale(client, endsOf(calls, registry));
  };

  return {
    saving,
    result,
    save: () => void save(),
    /** Requests in progress finish. */
    stop: () => {
      stop.current?.abort();
    },
  };
};
