/** Links of react-admin to a filtered or sorted list, in the words of our addresses. */
import { isObject } from '../lib/util/isObject';
import type { AnyDeclaration } from '../schema/defineResource';
import type { ParentIds } from '../schema/routes';
import type { Values } from '../lib/util/values';

/** What a stock link says in JSON; empty if it is no object. */
export const stockFilter = (search: string): Values => {
  try {
    const parsed: unknown = JSON.parse(new URLSearchParams(search).get('filter') ?? '{}');
    return isObject(parsed) ? parsed : {};
  } catch {
    return {};
  }
};

const isShown = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) && value !== '';

/**
 * `?filter={"q":"milk"}&sort=name&order=DESC` becomes `?q=milk&sort=-name`. Other filters than the declared ones stay,
 * and do not apply; the page size is the declaration's.
 * @param within parent ids in the path
 */
export const declaredQuery = (
  { list }: AnyDeclaration,
  search: string,
  within: ParentIds,
): string => {
  const query = new URLSearchParams(search);
  if (!query.has('filter') && !query.has('order')) return search;
  const filter = stockFilter(search);
  const taken = ['q', ...(list?.filters ?? [])].filter((name) => isShown(filter[name]));
  const left = Object.entries(filter).filter(
    ([name]) => !taken.includes(name) && !(name in within),
  );
  const sort = query.get('sort');
  if (sort !== null && query.get('order') === 'DESC') query.set('sort', `-${sort}`);
  for (const name of ['filter', 'order', 'perPage', 'displayedFilters']) query.delete(name);
  for (const name of taken) query.set(name, String(filter[name]));
  if (left.length > 0) query.set('filter', JSON.stringify(Object.fromEntries(left)));
  return query.size === 0 ? '' : `?${query.toString()}`;
};
