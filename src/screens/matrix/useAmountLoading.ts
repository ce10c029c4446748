/** Reads par of the listed zones, once each, while the par mode is chosen or a table is read. */
import { useEffect, useState } from 'react';
import { useProvider } from '../../fields/useProvider';
import { settleEach } from '../../lib/batches/calls';
import { isAbort, isNotFound } from '../../lib/failures/failures';
import type { LinkCalls } from '../../schema/links';
import type { MatrixStore } from './store';

/** Maximum number of cells whose amounts are in memory: 32 MB. */
const maxAmounts = 2_000_000;

export interface AmountLoading {
  readonly loaded: number;
  readonly total: number;
  readonly error: unknown;
  /** More zones are listed than may be read at once. */
  readonly areTooMany: boolean;
  readonly retry: () => void;
}

interface UseAmountLoading {
  readonly store: MatrixStore;
  readonly calls: LinkCalls;
  readonly isWanted: boolean;
  /** Numbers of the zones: the listed ones or those of a table. */
  readonly zones: readonly number[];
}

export const useAmountLoading = ({
  store,
  calls,
  isWanted: isAsked,
  zones,
}: UseAmountLoading): AmountLoading => {
  const { links } = useProvider();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<{ zones: readonly number[]; error: unknown } | null>(null);
  const [, setLoaded] = useState(0);
  const { products, zones: all } = store.matrixData;
  const areTooMany = products.length * zones.length > maxAmounts;
  const isWanted = isAsked && !areTooMany;

  useEffect(() => {
    if (!isWanted) return undefined;
    const control = new AbortController();
    const { signal } = control;
    const rows = new Map(products.map(({ id }, row) => [id, row]));
    const read = async (column: number) => {
      const held = await links.amountsOf(calls, all[column]?.id ?? '', signal);
      if (signal.aborted) return;
      const byRow = new Map<number, number>();
      for (const [id, amount] of held) {
        const row = rows.get(id);
        if (row !== undefined) byRow.set(row, amount);
      }
      store.learnColumn(column, byRow);
      setLoaded((count) => count + 1);
    };
    void settleEach({
      items: zones.filter((zone) => !store.hasAmounts(zone)),
      work: read,
      signal,
      onOutcome: (outcome) => {
        if (signal.aborted || outcome.type !== 'failed' || isAbort(outcome.error)) return;
        setFailure({ zones, error: outcome.error });
        // One failure is shown with a way to try again. The others would fail alike, unless it is only this zone's.
        if (!isNotFound(outcome.error)) control.abort();
      },
    });
    return () => control.abort();
  }, [isWanted, zones, products, all, store, calls, links, attempt]);

  return {
    loaded: zones.filter((zone) => store.hasAmounts(zone)).length,
    total: zones.length,
    error: isWanted && failure?.zones === zones ? failure.error : null,
    areTooMany: isAsked && areTooMany,
    retry: () => {
      setFailure(null);
      setAttempt((before) => before + 1);
    },
  };
};
