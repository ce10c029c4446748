/** What a list shows of its rows, and how; as its address has it, and as a saved view keeps it. */
import { listOf, type AnyDeclaration } from '../../schema/defineResource';
import type { Within } from '../../schema/within';
import { columnsFrom, columnsText, declaredColumns } from './columns/columns';
import { sortsFrom, sortsText, type Sort } from './sorting/sorts';

export type FilterValue = string | boolean;

export interface ListQuery {
  readonly text: string;
  readonly filters: Readonly<Record<string, FilterValue>>;
  readonly sorts: readonly Sort[];
  /** Names of the columns shown; never none. */
  readonly columns: readonly string[];
}

/** Words of an address that are no filter's; no declaration may filter by a field of such a name. */
export const keys = {
  text: 'q',
  page: 'page',
  sorts: 'sort',
  columns: 'columns',
  view: 'view',
  panel: 'panel',
} as const;

interface Listed {
  readonly declaration: AnyDeclaration;
  readonly within: Within;
}

export const filterNames = (declaration: AnyDeclaration): readonly string[] =>
  listOf(declaration).filters ?? [];

const valueFrom = (declaration: AnyDeclaration, name: string, raw: string): FilterValue =>
  declaration.fields[name]?.kind === 'switch' ? raw === 'true' : raw;

type Read = (key: string) => string | null;

/** Search and filters of an address. */
export const narrowingFrom = (
  declaration: AnyDeclaration,
  read: Read,
): Pick<ListQuery, 'text' | 'filters'> => {
  const filters: Record<string, FilterValue> = {};
  for (const name of filterNames(declaration)) {
    const raw = read(name);
    if (raw !== null && raw !== '') filters[name] = valueFrom(declaration, name, raw);
  }
  return { text: read(keys.text) ?? '', filters };
};

/** Counted from 1; whatever is no page number reads as 1. */
export const pageFrom = (raw: string | null): number => {
  if (raw === null || !/^\d{1,9}$/.test(raw)) return 1;
  return Math.max(1, Number(raw));
};

export const queryFrom = ({ declaration, within }: Listed, read: Read): ListQuery => ({
  ...narrowingFrom(declaration, read),
  sorts: sortsFrom(declaration, within, read(keys.sorts)),
  columns: columnsFrom(declaration, within, read(keys.columns)),
});

/** A list in a panel has its own search and page, and nothing else to choose. */
export const panelQueryFrom = ({ declaration, within }: Listed, read: Read): ListQuery => ({
  ...narrowingFrom(declaration, read),
  sorts: [],
  columns: declaredColumns(declaration, within),
});

/** The same as parameters of an address, always in the same order, without what needs no saying. */
export const parametersOf = (
  { declaration, within }: Listed,
  { text, filters, sorts, columns }: ListQuery,
): Readonly<Record<string, string>> => {
  const said: readonly (readonly [string, string | null])[] = [
    [keys.text, text],
    ...filterNames(declaration).map((name) => {
      const value = filters[name];
      return [name, value === undefined ? null : String(value)] as const;
    }),
    [keys.sorts, sortsText(sorts)],
    [keys.columns, columnsText(declaration, within, columns)],
  ];
  return Object.fromEntries(
    said.flatMap(([key, value]) => (value === null || value === '' ? [] : [[key, value]])),
  );
};

/** A query string that can be read: commas stand as they are. */
export const searchOf = (parameters: URLSearchParams): string =>
  parameters.toString().replaceAll('%2C', ',');
