/** Addresses of an entity's screens, both ways: declaration → path, path → screen. */
import type { AnyDeclaration } from './defineResource';
import type { Identifier } from './field';
import { fillRoute, knownRoute, nowhere, type Within } from './within';

type Routed = Pick<AnyDeclaration, 'routes'>;
/** Where parents may be found: a record has their ids under the same names. */
type Known = Readonly<Record<string, unknown>>;

/** Path of the entity's main screen; the dashboard's for what is only seen as a panel of others. */
export const listPath = ({ routes }: Routed, within: Within = nowhere): string =>
  routes.list === undefined ? '/' : fillRoute(routes.list, within);

/** The same; null while one of its parents is unknown, so that no link leads nowhere. */
export const knownListPath = ({ routes }: Routed, within: Known): string | null =>
  routes.list === undefined ? null : knownRoute(routes.list, within);

/** What stands over a list; the dashboard's path where there is no list for it to stand over. */
const overList = (declaration: Routed, within: Within, rest: string): string =>
  listPath(declaration, within) + (declaration.routes.list === undefined ? '' : rest);

export const createPath = (declaration: Routed, within: Within = nowhere): string =>
  overList(declaration, within, '/create');

/** Path of a record's own page; the list's where the entity has no page for one record. */
export const viewPath = (declaration: Routed, id: Identifier, within: Within = nowhere): string =>
  declaration.routes.view === undefined
    ? listPath(declaration, within)
    : fillRoute(declaration.routes.view, { ...within, id });

/** Path of a record's own page; null where it has none, or one of its parents is unknown. */
export const knownViewPath = ({ routes }: Routed, id: Identifier, within: Known): string | null =>
  routes.view === undefined ? null : knownRoute(routes.view, { ...within, id });

/** Path of the edit panel: over the record's page, or over the list where the record has none. */
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

/** The named segments of a path that a route matches, or null; what is no escaped text matches nothing. */
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

/** The screen a path leads to, of the declarations given; null when none of them has it. */
export const matchPath = (
  declarations: readonly (Routed & { readonly name: string })[],
  path: string,
): MatchedRoute | null => {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const matches = declarations.flatMap((declaration) => matchOne(declaration, plain) ?? []);
  // '/zones/regions' is a list before it is anything with an id.
  return matches.find(({ id }) => id === undefined) ?? matches[0] ?? null;
};
