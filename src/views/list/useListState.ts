/** A list's page, search and filters, derived from the URL and written to it: nothing is kept twice. */
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { listOf, type AnyDeclaration } from '../../schema/defineResource';
import { usePlace } from '../place/withinContext';

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

const pageFrom = (raw: string | null): number => {
  if (raw === null || !/^\d{1,9}$/.test(raw)) return 1;
  return Math.max(1, Number(raw));
};

const valueFrom = (declaration: AnyDeclaration, name: string, raw: string): FilterValue =>
  declaration.fields[name]?.kind === 'switch' ? raw === 'true' : raw;

export const useListState = (declaration: AnyDeclaration): ListState => {
  const [parameters, setParameters] = useSearchParams();
  const { panel } = usePlace();
  return useMemo(() => {
    // Several lists may stand on one page, each with its own page and search.
    const prefix = panel === null ? '' : `${panel}.`;
    const textKey = `${prefix}q`;
    const pageKey = `${prefix}page`;
    const filters: Record<string, FilterValue> = {};
    for (const name of listOf(declaration).filters ?? []) {
      const raw = parameters.get(prefix + name);
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
        setParameters(changed(prefix + name, value === undefined ? null : String(value)));
      },
      clear: () => {
        const kept = [...parameters].filter(([key]) => !key.startsWith(prefix));
        setParameters(new URLSearchParams(prefix === '' ? [] : kept));
      },
    };
  }, [declaration, parameters, setParameters, panel]);
};
