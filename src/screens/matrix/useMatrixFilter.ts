/** What narrows the grid. It is in the address, so that a link, a reload and Back show the same. */
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { LayoutFilter } from './layout';

export type MatrixFilter = Omit<LayoutFilter, 'closed'>;

const keys = {
  products: 'q',
  zones: 'zones',
  category: 'category',
  region: 'region',
} as const satisfies Record<keyof MatrixFilter, string>;

interface MatrixFilterState {
  readonly filter: MatrixFilter;
  readonly setFilter: (name: keyof MatrixFilter, value: string) => void;
}

export const useMatrixFilter = (): MatrixFilterState => {
  const [parameters, setParameters] = useSearchParams();
  const filter = useMemo((): MatrixFilter => {
    const read = (name: keyof MatrixFilter) => parameters.get(keys[name]) ?? '';
    return {
      products: read('products'),
      zones: read('zones'),
      category: read('category'),
      region: read('region'),
    };
  }, [parameters]);
  const setFilter = (name: keyof MatrixFilter, value: string) => {
    const next = new URLSearchParams(parameters);
    if (value === '') next.delete(keys[name]);
    else next.set(keys[name], value);
    // Otherwise each key that is typed would be a step back.
    setParameters(next, { replace: name === 'products' || name === 'zones' });
  };
  return { filter, setFilter };
};
