/** What of a list is looked at, where it stands in a form: no address tells it, and leaving forgets it. */
import { useMemo, useState } from 'react';
import { keys, type FilterValue } from '../list/listQuery';
import type { Browsing } from '../list/useListState';

interface Looked {
  readonly page: number;
  readonly text: string;
  readonly filters: Readonly<Record<string, FilterValue>>;
}

const start: Looked = { page: 1, text: '', filters: {} };

export const useOwnBrowsing = (): Browsing => {
  const [looked, setLooked] = useState(start);
  return useMemo(
    () => ({
      ...looked,
      sorts: [],
      hrefOfPage: null,
      setPage: (page) => {
        setLooked((before) => ({ ...before, page }));
      },
      setText: (text) => {
        setLooked((before) => ({ ...before, text, page: 1 }));
      },
      setFilter: (name, value) => {
        setLooked(({ filters: { [name]: _, ...others }, ...before }) => ({
          ...before,
          filters: value === undefined ? others : { ...others, [name]: value },
          page: 1,
        }));
      },
      setFilters: ({ [keys.text]: text, ...filters }) => {
        setLooked({ page: 1, text: typeof text === 'string' ? text : '', filters });
      },
      clear: () => {
        setLooked(start);
      },
    }),
    [looked],
  );
};
