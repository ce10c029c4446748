/** Addresses of an entity's screens. The other direction, address → page, is src/schema/pageAt.ts. */
import type { AnyDeclaration } from './defineResource';
import type { Identifier } from './field';

/**
 * A record's parent ids, by the names in its address and its calls: `{ account_id: '…' }` for
 * `/organizations/view/:account_id/apps`. Empty if the entity has no parents.
 */
export type ParentIds = Readonly<Record<string, string>>;

export const noParents: ParentIds = {};

/** Returns the names of a route's segments other than the record's own id. */
export const parentsIn = (route: string | undefined): readonly string[] =>
  [...(route ?? '').matchAll(/:([A-Za-z_]+)/g)].flatMap(([, name = '']) =>
    name === 'id' ? [] : [name],
  );

/** The id of a document: its parent ids, because there is only one for each parent. */
export const documentId = (within: ParentIds): string => Object.values(within).join('/') || 'one';

const isKnown = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

/** Fills a declared route with the parent ids (and the id, if given); null if one is missing. */
export const knownRoute = (
  route: string,
  values: Readonly<Record<string, unknown>>,
): string | null => {
  const segments = route.split('/').map((segment) => {
    if (!segment.startsWith(':')) return segment;
    const value = values[segment.slice(1)];
    return isKnown(value) ? encodeURIComponent(value) : null;
  });
  return segments.includes(null) ? null : segments.join('/');
};

/**
 * Like `knownRoute`, for values that must be known.
 * @throws if a segment stays unfilled, since the address would lead to no page
 */
export const fillRoute = (route: string, values: Readonly<Record<string, unknown>>): string => {
  const path = knownRoute(route, values);
  if (path === null) {
    throw new Error(`'${route}' cannot be filled from: ${Object.keys(values).join(', ')}`);
  }
  return path;
};

/** A path with parameters; those without a value are left out. */
export const pathWith = (
  path: string,
  parameters: Readonly<Record<string, string | null | undefined>>,
): string => {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    value == null || value === '' ? [] : [[name, value]],
  );
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
};

type Routed = Pick<AnyDeclaration, 'routes'>;
/** Values that parent ids are taken from: a record has them under the same names. */
type Known = Readonly<Record<string, unknown>>;

/** Returns the path of the entity's main screen; the dashboard's path if it is only shown in panels. */
export const listPath = ({ routes }: Routed, within: ParentIds = noParents): string =>
  routes.list === undefined ? '/' : fillRoute(routes.list, within);

/** Like `listPath`; null if a parent id is missing, so that no link is broken. */
export const knownListPath = ({ routes }: Routed, within: Known): string | null =>
  routes.list === undefined ? null : knownRoute(routes.list, within);

/** Path of a dialog over a list; the dashboard's path if there is no list. */
const overList = (declaration: Routed, within: ParentIds, rest: string): string =>
  listPath(declaration, within) + (declaration.routes.list === undefined ? '' : rest);

export const createPath = (declaration: Routed, within: ParentIds = noParents): string =>
  overList(declaration, within, '/create');

/** Returns the path of a record's page; the list's path if records have no page. */
export const viewPath = (
  declaration: Routed,
  id: Identifier,
  within: ParentIds = noParents,
): string =>
  declaration.routes.view === undefined
    ? listPath(declaration, within)
    : fillRoute(declaration.routes.view, { ...within, id });

/** Returns the path of a record's page; null if there is none or a parent id is missing. */
export const knownViewPath = ({ routes }: Routed, id: Identifier, within: Known): string | null =>
  routes.view === undefined ? null : knownRoute(routes.view, { ...within, id });

/** Returns the path of the edit panel: over the record's page, or over the list if records have no page. */
export const editPath = (
  declaration: Routed,
  id: Identifier,
  within: ParentIds = noParents,
): string =>
  declaration.routes.view === undefined
    ? overList(declaration, within, `/edit/${encodeURIComponent(String(id))}`)
    : `${viewPath(declaration, id, within)}/edit`;

/**
 * Returns the named segments of a path that matches a route, or null. A path with invalid escapes matches nothing.
 */
export const matchRoute = (route: string, path: string): Record<string, string> | null => {
  const parts = route.split('/');
  const segments = path.split('/');
  if (parts.length !== segments.length) return null;
  const values: Record<string, string> = {};
  for (const [at, part] of parts.entries()) {
    const segment = segments[at] ?? '';
    if (!part.startsWith(':')) {
      if (part !== segment) return null;
      continue;
    }
    if (segment === '') return null;
    try {
      values[part.slice(1)] = decodeURIComponent(segment);
    } catch {
      return null;
    }
  }
  return values;
};
