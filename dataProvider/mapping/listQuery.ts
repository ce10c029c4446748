/** Converts a list's page, filters and search to the query of its declared call. */
import {
  canFilterByNoValue,
  noValue,
  type FilterParameters,
  type ListCall,
} from '../../src/schema/calls';
import { numberValue } from '../../src/fields/number';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import type { Field } from '../../src/schema/field';
import { plainText } from '../../src/lib/text/plainText';

/** The platform's largest page (rules 9, bulk fetch). */
export const largestPage = 500;

export interface ListRequest {
  readonly page: number;
  readonly perPage: number;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' } | undefined;
}

type Query = Record<string, string | number | boolean>;

const isSet = (value: unknown): value is string | number | boolean =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value !== '');

const filterQuery = (
  filters: FilterParameters<string> | undefined,
  values: Readonly<Record<string, unknown>>,
): Query => {
  if (!filters) return {};
  if (filters.kind === 'query') {
    return Object.fromEntries(
      Object.entries(filters.names).flatMap(([field, parameter]) => {
        const value = values[field];
        return parameter !== undefined && isSet(value) ? [[parameter, value]] : [];
      }),
    );
  }
  const chosen = filters.names.flatMap((field): (readonly [string, unknown])[] => {
    const value = values[field];
    if (value === noValue && canFilterByNoValue({ filters }, field))
      return [[field, null] as const];
    return isSet(value) ? [[field, value] as const] : [];
  });
  return chosen.length > 0
    ? { [filters.parameter]: JSON.stringify(Object.fromEntries(chosen)) }
    : {};
};

/** Whether a list's call applies a filter; it accepts single values only. */
export const isSent = ({ filters }: ListCall, name: string, value: unknown): boolean => {
  if (!filters || !isSet(value)) return false;
  return filters.kind === 'query'
    ? Object.hasOwn(filters.names, name) && filters.names[name] !== undefined
    : filters.names.includes(name);
};

const switchTexts: Readonly<Record<string, boolean>> = { true: true, false: false };

/** The value of a filter as the field's kind has it: stock inputs and addresses state switches and numbers as text. */
const typedValue = (field: Field | undefined, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => typedValue(field, item));
  if (typeof value !== 'string') return value;
  if (field?.kind === 'switch') return switchTexts[value] ?? value;
  return field?.kind === 'number' ? (numberValue(value) ?? value) : value;
};

export const typedFilter = (
  { fields }: AnyDeclaration,
  filter: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(filter).map(([name, value]) => [name, typedValue(fields[name], value)]),
  );

/** Key of the search text among react-admin's filter values, as in ra-data-simple-rest. */
export const searchKey = 'q';

/** A search text without invisible characters and needless blanks. */
export const searchTextOf = (text: unknown): string => (isSet(text) ? plainText(String(text)) : '');

/** Returns the search text of a list; it may have a call of its own. */
export const searchText = ({ filter }: Pick<ListRequest, 'filter'>): string =>
  searchTextOf(filter[searchKey]);

/** Those of the filters that are set; they are applied to the rows, because the call does not accept them. */
export const activeFilters = (
  names: readonly string[],
  { filter }: Pick<ListRequest, 'filter'>,
): Query =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = filter[name];
      return isSet(value) ? [[name, value]] : [];
    }),
  );

export const listQuery = (call: ListCall, request: ListRequest): Query => {
  const { page, perPage, filter } = request;
  const text = searchText(request);
  if (typeof call.search === 'object' && text !== '') {
    const { parameter, takes = [] } = call.search;
    const taken = Object.fromEntries(takes.map((field) => [field, filter[field]]));
    return { ...filterQuery(call.filters, taken), [parameter]: text };
  }
  const query = filterQuery(call.filters, filter);
  if (typeof call.search === 'string' && text !== '') query[call.search] = text;
  if (call.paging.kind === 'page') {
    query[call.paging.page] = page;
    query[call.paging.size] = Math.min(perPage, largestPage);
  }
  if (call.paging.kind === 'offset') query[call.paging.offset] = (page - 1) * perPage;
  return query;
};

/** Returns one page of rows that were all returned at once. */
export const pageOf = <Row>(
  rows: readonly Row[],
  { page, perPage }: Pick<ListRequest, 'page' | 'perPage'>,
): Row[] => rows.slice((page - 1) * perPage, page * perPage);
