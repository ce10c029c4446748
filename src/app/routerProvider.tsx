/**
 * Converts react-admin's own links and redirects to the declared paths: stock buttons build `/regions/7/show`, which
 * is `/zones/regions/view/7` here. The parents in a path are those of the record, or else those of the page.
 */
import { forwardRef, type ComponentType, type RefAttributes } from 'react';
import { reactRouterProvider, type RouterProvider } from 'react-admin';
import type { FacingsDataProvider } from '../../dataProvider';
import type { AnyDeclaration } from '../schema/defineResource';
import { panelKey } from '../schema/pageAt';
import { parentsOf } from '../schema/parents';
import type { Registry } from '../schema/registry';
import {
  createPath,
  editPath,
  knownListPath,
  knownViewPath,
  type ParentIds,
} from '../schema/routes';
import { declaredQuery, stockFilter } from './stockQuery';

/** Decodes an id in a path; null if it is not valid encoding ('50%'). */
const unescaped = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** What links need to know: the declared addresses, and the parents of records. */
export interface Addresses {
  readonly registry: Registry;
  readonly parents: Pick<FacingsDataProvider['parents'], 'idsFor'>;
}

const isId = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

/** A stock address: of a record, or of a list. */
interface Target {
  readonly id?: string;
  readonly overlay: 'create' | 'edit' | null;
  /** Of a link to a filtered list; it may name the parents. */
  readonly filter?: Readonly<Record<string, unknown>>;
}

const createPaths = ({ registry, parents: { idsFor: parentIdsOf } }: Addresses) => {
  const { entityOf, namesOf } = parentsOf(registry.all);

  /** The dialog of an entity that is only shown in a panel of this page; null if the page has no such panel. */
  const inPanel = (owner: AnyDeclaration, { name }: AnyDeclaration, target: Target) => {
    const isShown = owner.view?.panels?.some((panel) => 'of' in panel && panel.of === name);
    if (!isShown || target.overlay === null) return '';
    const id = target.id === undefined ? '' : `/${encodeURIComponent(target.id)}`;
    return `?${new URLSearchParams({ [panelKey]: `${name}/${target.overlay}${id}` }).toString()}`;
  };

  /**
   * Where an entity is shown if it has no such page, or if the parents of that page are not known: the page of its
   * parent, or else the nearest list.
   */
  const nearest = (declaration: AnyDeclaration, within: ParentIds, target: Target): string => {
    for (const name of [...namesOf(declaration)].toReversed()) {
      const owner = registry.all.find((other) => other.name === entityOf(name));
      if (!owner || owner === declaration) continue;
      const id = within[name];
      const page = id === undefined ? null : knownViewPath(owner, id, parentIdsOf(owner.name, id));
      if (page !== null) return page + inPanel(owner, declaration, target);
      const ids = parentIdsOf(owner.name, id);
      return knownListPath(owner, ids) ?? nearest(owner, ids, { overlay: null });
    }
    return '/';
  };

  return (declaration: AnyDeclaration, target: Target): string => {
    const { id, overlay, filter = {} } = target;
    const stated = [...namesOf(declaration)].filter((name) => isId(filter[name]));
    const within = {
      ...parentIdsOf(declaration.name, id),
      ...Object.fromEntries(stated.map((name) => [name, String(filter[name])])),
    };
    const list = knownListPath(declaration, within);
    const view = id === undefined ? null : knownViewPath(declaration, id, within);
    const isOpened = overlay !== null && declaration[overlay] !== undefined;
    const opened = { ...target, overlay: isOpened ? overlay : null };
    if (view !== null)
      return isOpened && id !== undefined ? editPath(declaration, id, within) : view;
    if (list === null) return nearest(declaration, within, opened);
    if (!isOpened) return list;
    if (id === undefined) return createPath(declaration, within);
    return declaration.routes.view === undefined ? editPath(declaration, id, within) : list;
  };
};

const partsOf = (path: string) => {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(.*)$/.exec(path) ?? [];
  return { pathname, search, hash };
};

/** Creates the conversion of paths that react-admin built to declared paths; other paths are unchanged. */
export const declaredPaths = (addresses: Addresses): ((path: string) => string) => {
  const { all, pageAt } = addresses.registry;
  const pathOf = createPaths(addresses);
  const declared = (path: string): string => {
    const { pathname, search, hash } = partsOf(path);
    if (!pathname.startsWith('/') || pageAt({ pathname, search: '' }).screen !== null) return path;
    const [name, escaped = '', action, ...more] = pathname.slice(1).split('/');
    const declaration = all.find((candidate) => candidate.name === name);
    const id = unescaped(escaped);
    if (!declaration || more.length > 0 || id === null) return path;
    if (action !== undefined && action !== 'show') return path;
    const target: Target =
      id === '' || id === 'create'
        ? { overlay: id === '' ? null : 'create', filter: stockFilter(search) }
        : { id, overlay: action === undefined ? 'edit' : null };
    const to = pathOf(declaration, target);
    return to + (to.includes('?') ? search.replace(/^\?/, '&') : search) + hash;
  };
  return (path) => {
    const to = declared(path);
    const { pathname, search, hash } = partsOf(to);
    const { screen, declaration, within } = pageAt({ pathname, search: '' });
    if (screen !== 'list' || !declaration) return to;
    return pathname + declaredQuery(declaration, search, within) + hash;
  };
};

type To = string | { pathname?: string; search?: string };

interface Leading {
  readonly to: To;
}

export const createRouterProvider = (addresses: Addresses): RouterProvider => {
  const declaredPath = declaredPaths(addresses);
  const turn = (to: To): To => {
    if (typeof to === 'string') return declaredPath(to);
    if (to.pathname === undefined) return to;
    const { search = '' } = to;
    const query = search === '' || search.startsWith('?') ? search : `?${search}`;
    // What a panel's dialog adds to the address is part of its search.
    const { hash: _, ...declared } = partsOf(declaredPath(to.pathname + query));
    return { ...to, ...declared };
  };
  const turned = (to: unknown): unknown =>
    typeof to === 'string' || (typeof to === 'object' && to !== null) ? turn(to) : to;

  // react-admin does not type the props of its links; these are the ones that are used here.
  const Link = reactRouterProvider.Link as ComponentType<Leading & RefAttributes<HTMLElement>>;
  const Navigate = reactRouterProvider.Navigate as ComponentType<Leading>;
  return {
    ...reactRouterProvider,
    Link: forwardRef<HTMLElement, Leading>(function DeclaredLink({ to, ...rest }, ref) {
      return <Link {...rest} ref={ref} to={turn(to)} />;
    }),
    Navigate: ({ to, ...rest }: Leading) => <Navigate {...rest} to={turn(to)} />,
    useNavigate: () => {
      const navigate = reactRouterProvider.useNavigate();
      return (to: unknown, options?: unknown) => navigate(turned(to) as string, options as object);
    },
  };
};
