/** Sends pending changes in batches; each cell has its own outcome. */
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { runUnits, type UnitOutcome } from '../../batches/runUnits';
import { useRegistry } from '../../fields/useDeclaration';
import { useProvider } from '../../fields/useProvider';
import type { Batch, LinkCalls } from '../../schema/links';
import { failureMessageOf } from '../../views/failures';
import { endsOf, markLinksStale } from '../../views/links/linkQueries';
import { keyOf, planBatches } from '../../views/links/planBatches';
import type { MatrixData } from './loadMatrixData';
import { changesOf, type CellChange } from './model';
import type { MatrixStore } from './store';

/** The cells of a batch, found by the ids of its products and zones. */
const cellFinder = ({ products, zones }: MatrixData) => {
  const rows = new Map(products.map(({ id }, row) => [id, row]));
  const columns = new Map(zones.map(({ id }, column) => [id, column]));
  return ({ isOn, pairs }: Batch): readonly CellChange[] =>
    pairs.map(([zone, product]) => ({
      row: rows.get(product) ?? 0,
      column: columns.get(zone) ?? 0,
      isOn,
    }));
};

export const useSave = (store: MatrixStore, calls: LinkCalls) => {
  const { links } = useProvider();
  const client = useQueryClient();
  const registry = useRegistry();
  const translate = useTranslate();
  const [saving, setSaving] = useState<{ done: number; total: number } | null>(null);
  /** Shown in the bar, because a notification would cover its buttons. Outdated with the next change of the store. */
  const [result, setResult] = useState<{ text: string; version: number } | null>(null);
  const stop = useRef<AbortController | null>(null);

  const save = async () => {
    const { products, zones } = store.matrixData;
    const changes = changesOf(store.matrix).map(({ row, column, isOn }) => ({
      pair: [zones[column]?.id ?? '', products[row]?.id ?? ''] as const,
      isOn,
    }));
    const cellsOf = cellFinder(store.matrixData);
    const total = changes.length;
    let [done, saved] = [0, 0];
    const checks: Promise<void>[] = [];
    const control = new AbortController();
    stop.current = control;
    setSaving({ done, total });
    setResult(null);

    const confirm = (batch: Batch) => {
      store.confirm(cellsOf(batch));
      saved += batch.pairs.length;
    };
    /** A failed call may have been executed if only its response was lost. */
    const check = async (batch: Batch) => {
      const linked = new Set((await links.check(calls, batch.pairs)).map(keyOf));
      const pairs = batch.pairs.filter((pair) => linked.has(keyOf(pair)) === batch.isOn);
      confirm({ ...batch, pairs });
    };
    const onOutcome = (outcome: UnitOutcome<Batch, unknown>) => {
      if (outcome.type === 'unsent') return;
      const { unit } = outcome;
      if (outcome.type === 'done') confirm(unit);
      else {
        store.refuse(cellsOf(unit), failureMessageOf(outcome.error, translate).message);
        // Without a response the change stays pending, which is already shown.
        checks.push(check(unit).catch(() => undefined));
      }
      done += unit.pairs.length;
      setSaving({ done, total });
    };
    const outcomes = await runUnits({
      units: planBatches(changes, calls.addMany.batch),
      work: (batch) => links.send(calls, batch),
      signal: control.signal,
      onOutcome,
    });
    await Promise.all(checks);
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
