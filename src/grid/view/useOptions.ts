import { useEffect, useMemo, useState } from 'react';
import type { GridColumn, GridOption } from '../types';
import { off, on } from './toggle';

export interface Options {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly options: readonly GridOption[];
}

const loading: Options = { state: 'loading', options: [] };

/** The options of a column for the editor; null if it has none. */
export const useOptions = (column: GridColumn): Options | null => {
  const [found, setFound] = useState<Options>(loading);
  const { options: ask } = column;
  const turned = useMemo(
    (): Options | null =>
      column.kind === 'onOff'
        ? {
            state: 'ready',
            options: [on, off].map((value) => ({ value, label: column.reads?.(value) ?? value })),
          }
        : null,
    [column],
  );
  useEffect(() => {
    if (turned || !ask) return undefined;
    let isGone = false;
    ask().then(
      (options) => {
        if (!isGone) setFound({ state: 'ready', options });
      },
      () => {
        if (!isGone) setFound({ state: 'failed', options: [] });
      },
    );
    return () => {
      isGone = true;
    };
  }, [turned, ask]);
  return turned ?? (ask ? found : null);
};
