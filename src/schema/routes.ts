/** Addresses of an entity's screens in both directions: declaration → path, path → screen. */
import type { AnyDeclaration } from './defineResource';
import type { Identifier } from './field';
import { fillRoute, knownRoute, nowhere, type Within } from './within';

type Routed = Pick<AnyDeclaration, 'routes'>;
/** Values that parent ids are taken from: a record has them under the same names. */
type Known = Readonly<Record<string, unknown>>;

/** Returns the path of the entity's main screen; the dashboard's path if it is only shown in panels. */
export const listPath = ({ routes }: Routed, within: Within = nowhere): string =>
  routes.list === undefined ? '/' : fillRoute(routes.list, within);

/** Like `listPath`; null if a parent id is missing, so that no link is broken. */
export const knownListPath = ({ routes }: Routed, within: Known): string | null =>
  routes.list === undefined ? null : knownRoute(routes.list, within);

/** Path of a dialog over a list; the dashboard's path if there is no list. */
const overList = (declaration: Routed, within: Within, rest: string): string =>
  listPath(declaration, within) + (declaration.routes.list === undefined ? '' : rest);

export const createPath = (declaration: Routed, within: Within = nowhere): string =>
  overList(declaration, within, '/create');

/** Returns the path of a record's page; the list's path if records have no page. */
export const viewPath = (declaration: Routed, id: Identifier, within: Within = nowhere): string =>
  declaration.routes.view === undefined
    ? listPath(declaration, within)
    : fillRoute(declaration.routes.view, { ...within, id });

/** Returns the path of a record's page; null if there is none or a parent id is missing. */
export const knownViewPath = ({ routes }: Routed, id: Identifier, within: Known): string | null =>
  routes.view === undefined ? null : knownRoute(routes.view, { ...within, id });

/** Returns the path of the edit panel: over the record's page, or over the list if records have no page. */
export const editPath = (declaration: Routed, id: Identifier, within: Within = nowhere): string =>
  declaration.routes.view === undefined
    ? overList(declaration, within, `/edit/${encodeURIComponent(String(id))}`)
    : `${viewPath(declaration, id, within)}/edit`;

export interface MatchedRoute {
  readonly screen: 'list' | 'create' | 'view' | 'edit';
  readonly name: string;
  readonly id?: string;
  readonly within: Within;
}

/**
 * Returns the named segments of a path that matches a route, or null. A path with invalid escapes matches nothing.
 */
export const matchRoute = (route: string, path: string): Record<string, string> | null => {
  const parts = route.split('/');
  const given = path.split('/');
  if (parts.length !== given.length) return null;
  const values: Record<string, string> = {};
  for (const [at, part] of parts.entries()) {
    const own = given[at] ?? '';
    if (!part.startsWith(':')) {
      if (part !== own) return null;
      continue;
    }
    if (own === '') return null;
    try {
      values[part.slice(1)] = decodeURIComponent(own);
    } catch {
      return null;
    }
  }
  return values;
};

const matchOne = (
  { name, routes }: Routed & { readonly name: string },
  path: string,
): MatchedRoute | null => {
  const asked = (
    screen: MatchedRoute['screen'],
    route: string | undefined,
  ): MatchedRoute | null => {
    const values = route === undefined ? null : matchRoute(route, path);
    if (!values) return null;
    const { id, ...within } = values;
    return { screen, name, within, ...(id === undefined ? {} : { id }) };
  };
  const { list, view } = routes;
  return (
    asked('list', list) ??
    asked('create', list && `${list}/create`) ??
    (view === undefined ? asked('edit', list && `${list}/edit/:id`) : null) ??
    asked('view', view) ??
    asked('edit', view && `${view}/edit`)
  );
};

/** Returns the screen of a path among the given declarations; null if there is none. */
export const matchPath = (
  declarations: readonly (Routed & { readonly name: string })[],
  path: string,
): MatchedRoute | null => {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const matches = declarations.flatMap((declaration) => matchOne(declaration, plain) ?? []);
  // '/zones/regions' is a list, although it also matches '/zones/:id'.
  return matches.find(({ id }) => id === undefined) ?? matches[0] ?? null;
};
