/** The sort order of a list, as in its address: 'name,-zones'. */
import type { Sort } from '../../../../fields/compareRows';
import { kindOf, sortKeyOf } from '../../../../fields/kinds';
import type { AnyDeclaration } from '../../../../schema/defineResource';
import type { ParentIds } from '../../../../schema/routes';
import { offeredColumns } from '../../table/columns/columns';

export type { Sort } from '../../../../fields/compareRows';

/** Returns the fields that a list can be sorted by, shown or not. */
export const sortableFields = (declaration: AnyDeclaration, within: ParentIds): readonly string[] =>
  offeredColumns(declaration, within).filter((name) => {
    const field = declaration.fields[name];
    return field !== undefined && sortKeyOf(field) !== null;
  });

/** Unknown fields and duplicates are dropped. */
export const sortsFrom = (
  declaration: AnyDeclaration,
  within: ParentIds,
  text: string | null,
): readonly Sort[] => {
  if (text === null) return [];
  const sortable = sortableFields(declaration, within);
  const sorts = new Map<string, Sort>();
  for (const part of text.split(',')) {
    const isDescending = part.startsWith('-');
    const name = isDescending ? part.slice(1) : part;
    if (sortable.includes(name) && !sorts.has(name)) sorts.set(name, { name, isDescending });
  }
  return [...sorts.values()];
};

/** Formats for an address; null if nothing is sorted. */
export const sortsText = (sorts: readonly Sort[]): string | null =>
  sorts.length === 0
    ? null
    : sorts.map(({ name, isDescending }) => (isDescending ? `-${name}` : name)).join(',');

/** Ascending, then descending, then unsorted. */
const nextOf = (name: string, sort: Sort | undefined): readonly Sort[] => {
  if (!sort) return [{ name, isDescending: false }];
  return sort.isDescending ? [] : [{ name, isDescending: true }];
};

/** Advances one column, alone or as one of several, where it keeps its position. */
export const steppedSorts = (
  sorts: readonly Sort[],
  name: string,
  { isAlone }: { readonly isAlone: boolean },
): readonly Sort[] => {
  const chosenSort = sorts.find((sort) => sort.name === name);
  const next = nextOf(name, chosenSort);
  if (isAlone) return next;
  return chosenSort
    ? sorts.flatMap((sort) => (sort === chosenSort ? next : [sort]))
    : [...sorts, ...next];
};

/**
 * Whether the platform sorts a list by a field: a list without a declared call follows ra-data-simple-rest's
 * conventions; other lists are sorted here.
 */
export const isSortedByPlatform = ({ calls, fields }: AnyDeclaration, name: string): boolean => {
  const field = fields[name];
  return !calls?.list && field !== undefined && kindOf(field).isSortedByPlatform === true;
};

/**
 * Scope of a sort order: all rows, only this page, or all rows by the first column and only this page by the further
 * ones.
 */
export type SortReach = 'all' | 'page' | 'ties';

interface Sorted {
  readonly columns: number;
  /** All rows that match search and filters are loaded. */
  readonly isAllHere: boolean;
  /** The platform has sorted them by the first column. */
  readonly isPlatform: boolean;
}

export const reachOf = ({ columns, isAllHere, isPlatform }: Sorted): SortReach | null => {
  if (columns === 0) return null;
  if (isAllHere || (isPlatform && columns === 1)) return 'all';
  return isPlatform ? 'ties' : 'page';
};
