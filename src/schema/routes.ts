/** Addresses of an entity's screens, both ways: declaration → path, path → screen. */
import type { AnyDeclaration } from './defineResource';
import type { Identifier } from './field';

type Routed = Pick<AnyDeclaration, 'routes'>;

export const listPath = ({ routes }: Routed): string => routes.list;
export const createPath = ({ routes }: Routed): string => `${routes.list}/create`;

/** Path of a record's own page; the list's where the entity has no page for one record. */
export const viewPath = ({ routes }: Routed, id: Identifier): string =>
  routes.view ? routes.view.replace(':id', encodeURIComponent(String(id))) : routes.list;

/** Path of the edit panel over a record's page: panels have addresses too (design.md, Screens). */
export const editPath = (declaration: Routed, id: Identifier): string =>
  `${viewPath(declaration, id)}/edit`;

/** The first path segments of the view route below the list's: '/zones/regions/view/:id' → 'view/:id'. */
export const viewRouteBelowList = ({ routes }: Routed): string | null =>
  routes.view?.startsWith(`${routes.list}/`) ? routes.view.slice(routes.list.length + 1) : null;

export interface MatchedRoute {
  readonly screen: 'list' | 'create' | 'view' | 'edit';
  readonly name: string;
  readonly id?: string;
}

const matchOne = (
  declaration: Routed & { readonly name: string },
  path: string,
): MatchedRoute | null => {
  const { name, routes } = declaration;
  if (path === routes.list) return { screen: 'list', name };
  if (path === createPath(declaration)) return { screen: 'create', name };
  if (!routes.view) return null;
  const prefix = routes.view.slice(0, -':id'.length);
  if (!path.startsWith(prefix)) return null;
  const [id, panel, ...rest] = path.slice(prefix.length).split('/');
  if (!id || rest.length > 0 || (panel !== undefined && panel !== 'edit')) return null;
  try {
    return { screen: panel ? 'edit' : 'view', name, id: decodeURIComponent(id) };
  } catch {
    return null;
  }
};

/** The screen a path leads to, of the declarations given; null when none of them has it. */
export const matchPath = (
  declarations: readonly (Routed & { readonly name: string })[],
  path: string,
): MatchedRoute | null => {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  for (const declaration of declarations) {
    const match = matchOne(declaration, plain);
    if (match) return match;
  }
  return null;
};
