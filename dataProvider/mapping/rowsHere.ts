/** Filters, searches and sorts loaded rows, for what the platform's call does not do. */
import type { RaRecord } from 'react-admin';
import { compareIn, sortedRows, sortKey, type KeyOf } from '../../src/fields/compareRows';
import { asText } from '../../src/fields/shared/asText';
import type { ListCall } from '../../src/schema/calls';
import { listOf, type AnyDeclaration } from '../../src/schema/defineResource';
import { isObject } from '../../src/schema/isObject';
import { looseHere, matchLoosely, matchRows, type LooseSearch } from '../../src/schema/matchRows';
import type { ParentIds } from '../../src/schema/routes';
import { valueAt } from '../../src/schema/template';
import { decodeRows } from './decode';
import { fits, hasValue } from './fits';
import { isSent, searchKey, searchText, type ListRequest } from './listQuery';
import { unable } from './platformError';

type Filters = Readonly<Record<string, unknown>>;

/** The part of a request that a list's call does not apply. */
export interface Unsent {
  readonly filters: Filters;
  /** '' if nothing is searched here. */
  readonly text: string;
  readonly sort: NonNullable<ListRequest['sort']> | null;
}

const isUnset = (value: unknown): boolean => value == null || value === '';

/** `{ account: { id: 1 } }`, as stock inputs write nested sources, becomes `account.id`. */
const flattened = (filters: Filters, above: readonly string[] = []): [string, unknown][] =>
  Object.entries(filters).flatMap(([key, value]): [string, unknown][] => {
    if (isUnset(value)) return [];
    const path = [...above, key];
    if (isObject(value) && !(value instanceof Date)) return flattened(value, path);
    return [[path.join('.'), value instanceof Date ? value.toISOString() : value]];
  });

/** Views that ask for no order ask for ascending ids, so these mean the platform's order. */
const sortOf = ({ sort }: Pick<ListRequest, 'sort'>): Unsent['sort'] =>
  !sort?.field || (sort.field === 'id' && sort.order === 'ASC') ? null : sort;

export const unsentOf = (
  declaration: AnyDeclaration,
  call: ListCall,
  { request, within }: { readonly request: ListRequest; readonly within: ParentIds },
): Unsent => {
  const { [searchKey]: _, ...filters } = request.filter;
  // Parent ids are part of the path; only a declared filter is applied to the rows, too.
  const declared = listOf(declaration).filters ?? [];
  const parents = Object.entries(within).filter(([name]) => declared.includes(name));
  return {
    filters: Object.fromEntries(
      flattened({ ...Object.fromEntries(parents), ...filters }).filter(
        ([name, value]) => !isSent(call, name, value),
      ),
    ),
    text: call.search === undefined ? searchText(request) : '',
    sort: sortOf(request),
  };
};

/** Whether a paged list must be read completely. Descending ids, the default of stock lists, are no reason for it. */
export const needsEveryRow = ({ filters, text, sort }: Unsent): boolean =>
  Object.keys(filters).length > 0 || text !== '' || (sort !== null && sort.field !== 'id');

interface Loaded {
  readonly raws: readonly unknown[];
  readonly within: ParentIds;
  readonly unsent: Unsent;
  /** Looks for approximate matches if no row matches the text. */
  readonly isLoose?: boolean | undefined;
}

interface RowsHere {
  readonly records: readonly RaRecord[];
  readonly loose: LooseSearch | null;
}

/** Names of related records are not loaded for sorting; those in the row are used. */
const keysOf =
  ({ fields }: AnyDeclaration): KeyOf =>
  (row, name) => {
    const field = fields[name];
    const value = valueAt(row, name);
    if (!field) return typeof value === 'number' ? value : asText(value);
    return sortKey(row, name, field, {
      optionLabel: (_, { optionLabels }, option) => optionLabels?.[option] ?? option,
      relatedName: () => undefined,
    });
  };

const languageNow = (): string =>
  typeof document === 'undefined' ? 'en' : document.documentElement.lang || 'en';

/** @throws if no row has the field: it is misspelled, or an operator that is not supported (`price_gte`) */
export const rowsHere = (
  declaration: AnyDeclaration,
  { raws, within, unsent, isLoose }: Loaded,
): RowsHere => {
  const { filters, text, sort } = unsent;
  const rows = raws.flatMap((raw) =>
    decodeRows(declaration, [raw], within).map((record) => ({ raw, record })),
  );
  const declared = listOf(declaration).filters ?? [];
  const isMissing = (name: string): boolean =>
    rows.length > 0 &&
    !declared.includes(name) &&
    !rows.some((row) => hasValue(declaration, row, name));
  const missing = Object.keys(filters).find(isMissing);
  if (missing !== undefined) throw unable(declaration, 'filter', missing);
  if (sort && !declaration.fields[sort.field] && isMissing(sort.field))
    throw unable(declaration, 'sort', sort.field);

  // A row that lacks the value to filter by does not match.
  const fitting = rows.flatMap((row) => (fits(declaration, filters, row) ? [row.record] : []));
  const found = isLoose
    ? matchLoosely(declaration, fitting, text)
    : { rows: matchRows(declaration, fitting, text), isLoose: false };
  const records = sort
    ? sortedRows(found.rows, {
        sorts: [{ name: sort.field, isDescending: sort.order === 'DESC' }],
        keyOf: keysOf(declaration),
        compare: compareIn(languageNow()),
      })
    : found.rows;
  return { records, loose: found.isLoose ? looseHere : null };
};
