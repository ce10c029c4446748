/** Sends what is pending in batches; each cell has its own outcome. */
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { LinkCalls } from '../../schema/links';
import { toldOf } from '../../views/failureText';
import { markLinksStale } from '../../views/links/linkQueries';
import type { Batch } from '../../views/links/pairs';
import { planBatches } from '../../views/links/planBatches';
import { runBatches, type Outcome } from '../../views/links/runBatches';
import { useLinkCalls, type LinkPort } from '../../views/links/useLinkCalls';
import type { Board } from './board';
import { changesOf, type CellChange } from './model';

export interface Saving {
  readonly done: number;
  readonly total: number;
}

interface Places {
  readonly products: ReadonlyMap<string, number>;
  readonly zones: ReadonlyMap<string, number>;
}

const placesOf = ({ goods }: Board): Places => ({
  products: new Map(goods.products.map(({ id }, row) => [id, row])),
  zones: new Map(goods.zones.map(({ id }, column) => [id, column])),
});

const cellsOf = (places: Places, { isOn, pairs }: Batch): readonly CellChange[] =>
  pairs.map(({ zone, product }) => ({
    row: places.products.get(product) ?? 0,
    column: places.zones.get(zone) ?? 0,
    isOn,
  }));

/** A call that failed may have been done after all, when only its answer was lost: the platform is asked. */
const learnAfter = async (board: Board, port: LinkPort, places: Places, batch: Batch) => {
  const joined = new Set(
    (await port.check(batch.pairs)).map(({ zone, product }) => `${product} ${zone}`),
  );
  const { goods } = board;
  board.confirm(
    cellsOf(places, batch).map(({ row, column }) => ({
      row,
      column,
      isOn: joined.has(`${goods.products[row]?.id ?? ''} ${goods.zones[column]?.id ?? ''}`),
    })),
  );
};

export const useSave = (board: Board, calls: LinkCalls) => {
  const port = useLinkCalls(calls);
  const client = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const [saving, setSaving] = useState<Saving | null>(null);
  const stop = useRef<AbortController | null>(null);

  const save = async () => {
    const { goods } = board;
    const changes = changesOf(board.matrix).map(({ row, column, isOn }) => ({
      product: goods.products[row]?.id ?? '',
      zone: goods.zones[column]?.id ?? '',
      isOn,
    }));
    const places = placesOf(board);
    const total = changes.length;
    let [done, saved] = [0, 0];
    const asked: Promise<unknown>[] = [];
    stop.current = new AbortController();
    setSaving({ done, total });

    const settle = (outcome: Outcome) => {
      const { batch } = outcome;
      if (outcome.type === 'unsent') return;
      const cells = cellsOf(places, batch);
      if (outcome.type === 'done') {
        board.confirm(cells);
        saved += cells.length;
      } else {
        board.refuse(cells, toldOf(outcome.error, translate).message);
        // Without an answer the change stays pending, which is told already.
        asked.push(learnAfter(board, port, places, batch).catch(() => undefined));
      }
      done += cells.length;
      setSaving({ done, total });
    };
    const outcomes = await runBatches({
      batches: planBatches(changes, calls.addMany.batch),
      send: port.send,
      signal: stop.current.signal,
      onOutcome: settle,
    });
    await Promise.all(asked);
    setSaving(null);
    if (saved > 0)
      notify('facings.matrix.saved', { type: 'success', messageArgs: { smart_count: saved } });
    if (outcomes.some(({ type }) => type === 'unsent')) {
      notify('facings.matrix.stopped', { type: 'info' });
    }
    await markLinksStale(client, ['products', 'zones']);
  };

  return {
    saving,
    save: () => void save(),
    /** What is under way is let finish. */
    stop: () => {
      stop.current?.abort();
    },
  };
};
