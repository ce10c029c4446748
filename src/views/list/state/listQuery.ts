/** What a list shows and how, as stored in its address and in saved views. */
import { plainText } from '../../../lib/text/plainText';
import { isDay } from '../../../lib/time/days';
import { listOf, type AnyDeclaration } from '../../../schema/defineResource';
import type { ParentIds } from '../../../schema/routes';
import { columnsFrom, columnsText } from '../table/columns/columns';
import { sortsFrom, sortsText, type Sort } from '../toolbar/sorting/sorts';

/** Maximum number of active filters (rules 9). */
export const maxFilters = 3;

export type FilterValue = string | boolean;

export interface ListQuery {
  readonly text: string;
  readonly filters: Readonly<Record<string, FilterValue>>;
  /** Filters of the address beyond the maximum: they do not apply. */
  readonly leftOut: readonly string[];
  readonly sorts: readonly Sort[];
  /** Names of the shown columns; never empty. */
  readonly columns: readonly string[];
}

/** Reserved parameters of an address; no declaration may have filters with these names. */
export const keys = {
  text: 'q',
  page: 'page',
  sorts: 'sort',
  columns: 'columns',
  view: 'view',
  panel: 'panel',
} as const;

/** A list, and the parents of its rows. */
export interface ListedWithin {
  readonly declaration: AnyDeclaration;
  readonly within: ParentIds;
}

export const filterNames = (declaration: AnyDeclaration): readonly string[] =>
  listOf(declaration).filters ?? [];

/** Whether a filter is by the organization that the rows belong to. */
export const isScope = ({ fields, scope }: AnyDeclaration, name: string): boolean => {
  const field = fields[name];
  return field?.kind === 'reference' && field.to === scope;
};

/** A text as the search box and the filter would take it: someone else's link may hold what nobody sees. */
const valueFrom = (declaration: AnyDeclaration, name: string, raw: string): FilterValue => {
  const kind = declaration.fields[name]?.kind;
  if (kind === 'switch') return raw === 'true';
  return kind === 'text' ? plainText(raw) : raw;
};

/** What cannot be read as a day is not a filter. */
const isReadable = (declaration: AnyDeclaration, name: string, raw: string): boolean => {
  const kind = declaration.fields[name]?.kind;
  return (kind !== 'moment' && kind !== 'date') || isDay(raw);
};

type Read = (key: string) => string | null;

/** Parses search and filters from an address; of too many filters, the first declared ones apply. */
export const narrowingFrom = (
  declaration: AnyDeclaration,
  read: Read,
): Pick<ListQuery, 'text' | 'filters' | 'leftOut'> => {
  const filters = filterNames(declaration).flatMap((name) => {
    const raw = read(name);
    if (raw === null || raw === '' || !isReadable(declaration, name, raw)) return [];
    const value = valueFrom(declaration, name, raw);
    return value === '' ? [] : [[name, value] as const];
  });
  return {
    text: plainText(read(keys.text) ?? ''),
    filters: Object.fromEntries(filters.slice(0, maxFilters)),
    leftOut: filters.slice(maxFilters).map(([name]) => name),
  };
};

/** Starts at 1; an invalid page number becomes 1. */
export const pageFrom = (raw: string | null): number => {
  if (raw === null || !/^\d{1,9}$/.test(raw)) return 1;
  return Math.max(1, Number(raw));
};

export const queryFrom = ({ declaration, within }: ListedWithin, read: Read): ListQuery => ({
  ...narrowingFrom(declaration, read),
  sorts: sortsFrom(declaration, within, read(keys.sorts)),
  columns: columnsFrom(declaration, within, read(keys.columns)),
});

/** A list in a panel has its own search, filters, order and page, but not its own columns. */
export const panelQueryFrom = (listed: ListedWithin, read: Read): ListQuery =>
  queryFrom(listed, (key) => (key === keys.columns ? null : read(key)));

/** Formats as address parameters, in a fixed order and without defaults. */
export const parametersOf = (
  { declaration, within }: ListedWithin,
  { text, filters, sorts, columns }: Omit<ListQuery, 'leftOut'>,
): Readonly<Record<string, string>> => {
  const entries: readonly (readonly [string, string | null])[] = [
    [keys.text, text],
    ...filterNames(declaration).map((name) => {
      const value = filters[name];
      return [name, value === undefined ? null : String(value)] as const;
    }),
    [keys.sorts, sortsText(sorts)],
    [keys.columns, columnsText(declaration, within, columns)],
  ];
  return Object.fromEntries(
    entries.flatMap(([key, value]) => (value === null || value === '' ? [] : [[key, value]])),
  );
};

/** A readable query string: commas are not encoded. */
export const searchOf = (parameters: URLSearchParams): string =>
  parameters.toString().replaceAll('%2C', ',');
