/** Loads an organization's matrix; anew for each organization, and when it is asked to. */
import { useEffect, useState } from 'react';
import { useRegistry } from '../../fields/RegistryContext';
import { useProvider } from '../../fields/useAsks';
import { isAbort } from '../../views/failureText';
import { createBoard, type Board } from './board';
import { goodsOf } from './goodsOf';
import { readGoods, type ReadProgress } from './readGoods';

/** Rows that the platform speaks of and does not give. */
export interface Missing {
  readonly products: number;
  readonly zones: number;
}

export type Loaded =
  | { readonly type: 'loading'; readonly progress: ReadProgress | null }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'ready'; readonly board: Board; readonly missing: Missing };

const loading: Loaded = { type: 'loading', progress: null };

export const useBoard = (
  accountId: string,
): { readonly loaded: Loaded; readonly again: () => void } => {
  const provider = useProvider();
  const declaration = useRegistry().find('products');
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>(loading);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const tell = (next: Loaded) => {
      if (!signal.aborted) setLoaded(next);
    };
    tell(loading);
    readGoods({
      provider,
      declaration,
      accountId,
      signal,
      onProgress: (progress) => {
        tell({ type: 'loading', progress });
      },
    })
      .then(({ products, zones }) => {
        const { goods, matrix } = goodsOf(products.rows, zones.rows);
        tell({
          type: 'ready',
          board: createBoard(goods, matrix),
          missing: { products: products.missing, zones: zones.missing },
        });
      })
      .catch((error: unknown) => {
        if (!isAbort(error)) tell({ type: 'failed', error });
        stop.abort();
      });
    return () => {
      stop.abort();
    };
  }, [provider, declaration, accountId, attempt]);

  return {
    loaded,
    again: () => {
      setAttempt((before) => before + 1);
    },
  };
};
