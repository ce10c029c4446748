/** Sends pending changes in batches; each cell has its own outcome. */
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { settleEach } from '../../batches/calls';
import { useRegistry } from '../../fields/useDeclaration';
import { useProvider } from '../../fields/useProvider';
import type { Batch, LinkCalls } from '../../schema/links';
import { failureMessageOf } from '../../faults/failures';
import { endsOf, markLinksStale } from '../../views/links/linkQueries';
import { keyOf, planBatches } from '../../views/links/planBatches';
import type { Board } from './board';
import { changesOf, type CellChange } from './model';

export interface Saving {
  readonly done: number;
  readonly total: number;
}

/** The result of the last save, shown in the bar, because a notification would cover its buttons. */
export interface SaveResult {
  readonly text: string;
  /** Version of the board: the result is outdated with the next change. */
  readonly version: number;
}

interface Places {
  readonly products: ReadonlyMap<string, number>;
  readonly zones: ReadonlyMap<string, number>;
}

const placesOf = ({ matrixData }: Board): Places => ({
  products: new Map(matrixData.products.map(({ id }, row) => [id, row])),
  zones: new Map(matrixData.zones.map(({ id }, column) => [id, column])),
});

const cellsOf = (places: Places, { isOn, pairs }: Batch): readonly CellChange[] =>
  pairs.map(([zone, product]) => ({
    row: places.products.get(product) ?? 0,
    column: places.zones.get(zone) ?? 0,
    isOn,
  }));

export const useSave = (board: Board, calls: LinkCalls) => {
  const { links } = useProvider();
  const client = useQueryClient();
  const registry = useRegistry();
  const translate = useTranslate();
  const [saving, setSaving] = useState<Saving | null>(null);
  const [told, setTold] = useState<SaveResult | null>(null);
  const stop = useRef<AbortController | null>(null);

  const save = async () => {
    const { matrixData } = board;
    const changes = changesOf(board.matrix).map(({ row, column, isOn }) => ({
      pair: [matrixData.zones[column]?.id ?? '', matrixData.products[row]?.id ?? ''] as const,
      isOn,
    }));
    const places = placesOf(board);
    const total = changes.length;
    let [done, saved] = [0, 0];
    stop.current = new AbortController();
    setSaving({ done, total });
    setTold(null);

    const confirm = ({ isOn, pairs }: Batch) => {
      board.confirm(cellsOf(places, { isOn, pairs }));
      saved += pairs.length;
    };
    const send = async ({ isOn, pairs }: Batch) => {
      try {
        await links.send(calls, { isOn, pairs });
        confirm({ isOn, pairs });
      } catch (error) {
        board.refuse(cellsOf(places, { isOn, pairs }), failureMessageOf(error, translate).message);
        // The call may have been executed. If this is unknown, the change stays pending, which is already shown.
        const linked = await links.check(calls, pairs).catch(() => null);
        const keys = linked && new Set(linked.map(keyOf));
        if (keys) confirm({ isOn, pairs: pairs.filter((pair) => keys.has(keyOf(pair)) === isOn) });
      }
      done += pairs.length;
      setSaving({ done, total });
    };
    const outcomes = await settleEach({
      items: planBatches(changes, calls.addMany.batch),
      work: send,
      signal: stop.current.signal,
    });
    setSaving(null);
    const isStopped = outcomes.some(({ type }) => type === 'unsent');
    setTold({
      version: board.version(),
      text: [
        ...(saved > 0 ? [translate('facings.matrix.saved', { smart_count: saved })] : []),
        ...(isStopped ? [translate('facings.matrix.stopped')] : []),
      ].join(' '),
    });
    await markLinksStale(client, endsOf(calls, registry));
  };

  return {
    saving,
    told,
    save: () => void save(),
    /** Requests in progress finish. */
    stop: () => {
      stop.current?.abort();
    },
  };
};
