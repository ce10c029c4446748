/** A list's page, search and filters, derived from the URL and written to it: nothing is kept twice. */
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { AnyDeclaration } from '../../schema/defineResource';

export type FilterValue = string | boolean;

export interface ListState {
  /** Counted from 1; whatever is no page number in the URL reads as 1 (readings.md, S2-list-16). */
  readonly page: number;
  readonly text: string;
  readonly filters: Readonly<Record<string, FilterValue>>;
  /** The same address with another page, the rest kept. */
  readonly hrefOfPage: (page: number) => string;
  readonly setPage: (page: number) => void;
  /** Both begin again at page 1, since the rows are others. */
  readonly setText: (text: string) => void;
  readonly setFilter: (name: string, value: FilterValue | undefined) => void;
  readonly clear: () => void;
}

const textKey = 'q';
const pageKey = 'page';

const pageFrom = (raw: string | null): number => {
  if (raw === null || !/^\d{1,9}$/.test(raw)) return 1;
  return Math.max(1, Number(raw));
};

const valueFrom = (declaration: AnyDeclaration, name: string, raw: string): FilterValue =>
  declaration.fields[name]?.kind === 'switch' ? raw === 'true' : raw;

export const useListState = (declaration: AnyDeclaration): ListState => {
  const [parameters, setParameters] = useSearchParams();
  return useMemo(() => {
    const filters: Record<string, FilterValue> = {};
    for (const name of declaration.list.filters ?? []) {
      const raw = parameters.get(name);
      if (raw !== null && raw !== '') filters[name] = valueFrom(declaration, name, raw);
    }
    const changed = (name: string, value: string | null): URLSearchParams => {
      const next = new URLSearchParams(parameters);
      if (value === null || value === '') next.delete(name);
      else next.set(name, value);
      if (name !== pageKey) next.delete(pageKey);
      return next;
    };
    return {
      page: pageFrom(parameters.get(pageKey)),
      text: parameters.get(textKey) ?? '',
      filters,
      hrefOfPage: (page) => `?${changed(pageKey, String(page)).toString()}`,
      setPage: (page) => {
        setParameters(changed(pageKey, String(page)), { replace: true });
      },
      // Each letter would be a step back otherwise.
      setText: (text) => {
        setParameters(changed(textKey, text), { replace: true });
      },
      setFilter: (name, value) => {
        setParameters(changed(name, value === undefined ? null : String(value)));
      },
      clear: () => {
        setParameters(new URLSearchParams());
      },
    };
  }, [declaration, parameters, setParameters]);
};
