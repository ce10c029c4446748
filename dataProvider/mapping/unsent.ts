/** The part of a list's request that its declared call does not apply. */
import type { ListCall } from '../../src/schema/calls';
import { listOf, type AnyDeclaration } from '../../src/schema/defineResource';
import { isObject } from '../../src/lib/util/isObject';
import type { ParentIds } from '../../src/schema/routes';
import { isSent, searchKey, searchText, type ListRequest } from './listQuery';

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
  const { [searchKey]: text, ...others } = request.filter;
  // A list or an object is no text to search for: it is refused as a filter, not dropped.
  const filters = typeof text === 'object' ? request.filter : others;
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

/** Whether the call applies all of the request. */
export const isAllSent = ({ filters, text, sort }: Unsent): boolean =>
  Object.keys(filters).length === 0 && text === '' && sort === null;

/** Whether a paged list must be read completely. Descending ids, the default of stock lists, are no reason for it. */
export const needsEveryRow = ({ filters, text, sort }: Unsent): boolean =>
  Object.keys(filters).length > 0 || text !== '' || (sort !== null && sort.field !== 'id');
