/** The page at an address: the console's only interpreter of its addresses. */
import { bulkKeysOf, type BulkKey } from './bulk';
import type { AnyDeclaration, Panel, Tool } from './defineResource';
import { matchRoute, noParents, type ParentIds } from './routes';
import type { Screen } from './screen';
import { decoded } from './template';

/** Parameter with the dialog of a panel: `?panel=zoneLocations/edit/7`. */
export const panelKey = 'panel';

/** A dialog, panel or tool of an entity. */
export type Overlay =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit'; readonly id: string }
  | { readonly kind: 'bulk'; readonly key: BulkKey }
  | { readonly kind: 'tool'; readonly tool: Tool };

export type PageOverlay = Overlay & {
  readonly of: AnyDeclaration;
  /** It belongs to a panel of the page, not to the page's own entity. */
  readonly isInPanel: boolean;
};

interface Address {
  /** Relative to the console's base. */
  readonly pathname: string;
  readonly search: string;
}

export interface Page {
  /** `screen` is a page made by hand; null if there is no page at the address. */
  readonly screen: 'list' | 'view' | 'document' | 'screen' | null;
  /** The page's entity; null for pages made by hand. */
  readonly declaration: AnyDeclaration | null;
  readonly handMade: Screen | null;
  /** The record of a `view`. */
  readonly id: string | null;
  readonly within: ParentIds;
  /** What lies over the page. */
  readonly overlay: PageOverlay | null;
  /** The address of the page below its overlay. */
  readonly pathname: string;
  readonly search: string;
  /** The part of the address that opens an overlay: `/create`, `/edit/7`, `?zoneLocations/create`; '' for none. */
  readonly overlayAddress: string;
}

export type PageAt = (address: Address) => Page;

type Shown = Pick<Page, 'screen' | 'declaration' | 'handMade'>;

/** A route and what it shows. The overlay's part of the route follows the page's. */
interface Candidate {
  readonly page: string;
  readonly over: string;
  readonly shown: Shown;
  readonly overlay: Overlay | null;
  /** The route's last segment is a tab of the view. */
  readonly tab?: 'numbered' | 'named';
}

/** The dialogs and tools of an entity, by their part of the address. */
const overlaysOf = (declaration: AnyDeclaration): ReadonlyMap<string, Overlay> => {
  const { create, edit, list, bulk } = declaration;
  return new Map<string, Overlay>([
    ...(list?.tools ?? []).map((tool) => [tool.key, { kind: 'tool', tool }] as const),
    ...bulkKeysOf({ bulk }).map((key) => [key, { kind: 'bulk', key }] as const),
    ...(create ? [['create', { kind: 'create' }] as const] : []),
    ...(edit ? [['edit/:id', { kind: 'edit', id: '' }] as const] : []),
  ]);
};

/** The last segment of an address with a tab of react-admin's TabbedForm or TabbedShowLayout. */
const tab = 'tab';

/**
 * A view may have tabs, each with an address below the view's: by its number, in every view, because a Resource may
 * replace it, and a panel's dialog has its tabs below the page; by a name, in a view of the declaration.
 */
const withTabs = (
  { views = {} }: AnyDeclaration,
  candidates: readonly Candidate[],
): readonly Candidate[] => [
  ...candidates,
  ...candidates.flatMap((candidate) => {
    const { overlay, shown } = candidate;
    const view = overlay?.kind ?? (shown.screen === 'view' ? 'show' : null);
    if (view !== 'show' && view !== 'edit' && view !== 'create') return [];
    return [{ ...candidate, tab: views[view] === undefined ? 'numbered' : 'named' } as const];
  }),
];

const candidatesOf = (declaration: AnyDeclaration): readonly Candidate[] => {
  const { routes, document, edit } = declaration;
  const { list, view } = routes;
  const shown = { declaration, handMade: null };
  const listed = { ...shown, screen: document ? 'document' : 'list' } as const;
  const viewed = { ...shown, screen: 'view' } as const;
  const candidates: Candidate[] = [];
  if (list !== undefined) {
    candidates.push({ page: list, over: '', shown: listed, overlay: null });
    for (const [key, overlay] of overlaysOf(declaration)) {
      // A record with a page of its own is edited over that page.
      if (overlay.kind === 'edit' && view !== undefined) continue;
      candidates.push({ page: list, over: `/${key}`, shown: listed, overlay });
    }
  }
  if (view !== undefined) {
    candidates.push({ page: view, over: '', shown: viewed, overlay: null });
    if (edit) {
      candidates.push({
        page: view,
        over: '/edit',
        shown: viewed,
        overlay: { kind: 'edit', id: '' },
      });
    }
  }
  return withTabs(declaration, candidates);
};

const candidatesOfScreen = (handMade: Screen): readonly Candidate[] => {
  const page: Candidate = {
    page: handMade.path,
    over: '',
    shown: { screen: 'screen', declaration: null, handMade },
    overlay: null,
  };
  return handMade.hasTabs ? [page, { ...page, tab: 'named' }] : [page];
};

const routeOf = ({ page, over, tab: kind }: Candidate): string =>
  page + over + (kind === undefined ? '' : `/:${tab}`);

/** Fixed segments before parameters, as react-router ranks its routes: '/zones/regions' before '/zones/:id'. */
const rankOf = (candidate: Candidate): string =>
  routeOf(candidate)
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('');

const segmentsOf = (path: string): number => path.split('/').length;

/** Returns the values that a route's named segments have in a path at the route or below it; null for other paths. */
export const valuesAbove = (route: string, path: string): Record<string, string> | null =>
  matchRoute(route, path.split('/').slice(0, segmentsOf(route)).join('/'));

const panelsInForm = ({ edit }: Pick<AnyDeclaration, 'edit'>): readonly Panel[] =>
  (edit?.tabs ?? []).flatMap(({ panels = [] }) => panels);

const panelsOn = ({ screen, declaration }: Shown): readonly Panel[] => {
  if (!declaration) return [];
  const { list, document, view } = declaration;
  const shown = { list, document, view, screen: null }[screen ?? 'screen'];
  return [...(shown?.panels ?? []), ...panelsInForm(declaration)];
};

/** Names of the entities that a page shows in panels, and in the forms of these. */
const panelNames = (
  declarations: readonly AnyDeclaration[],
  panels: readonly Panel[],
  parameterNames: ReadonlySet<string> = new Set(),
): ReadonlySet<string> =>
  panels.reduce((names, panel) => {
    if (!('of' in panel) || names.has(panel.of)) return names;
    const of = declarations.find(({ name }) => name === panel.of);
    const inForm = of ? panelsInForm(of) : [];
    return panelNames(declarations, inForm, new Set([...names, panel.of]));
  }, parameterNames);

/** The overlay that the address's parameter opens; null if the page has no panel with it. */
const panelOverlay = (
  declarations: readonly AnyDeclaration[],
  page: Shown,
  text: string | null,
): PageOverlay | null => {
  if (text === null) return null;
  const [name = '', kind = '', id] = text.split('/');
  if (!panelNames(declarations, panelsOn(page)).has(name)) return null;
  const of = declarations.find((declaration) => declaration.name === name);
  const overlay = of && overlaysOf(of).get(kind === 'edit' && id ? 'edit/:id' : kind);
  if (!overlay) return null;
  const opened = overlay.kind === 'edit' ? { ...overlay, id: decoded(id ?? '') } : overlay;
  return { ...opened, of, isInPanel: true };
};

/** How many addresses are remembered: a page, the list that it covers, and the page that is drawn ahead. */
const remembered = 8;

/** Creates the interpreter of the addresses of these declarations and pages made by hand. */
export const createPageAt = (
  declarations: readonly AnyDeclaration[],
  screens: readonly Screen[] = [],
): PageAt => {
  const candidates = [
    ...screens.flatMap(candidatesOfScreen),
    ...declarations.flatMap(candidatesOf),
  ].sort((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1));
  const pages = new Map<string, Page>();

  const read = ({ pathname, search }: Address): Page => {
    const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
    const parameters = new URLSearchParams(search);
    const panel = parameters.get(panelKey);
    parameters.delete(panelKey);
    const rest = parameters.toString();
    const below = panel === null ? search : rest && `?${rest}`;
    for (const candidate of candidates) {
      const { page, shown, overlay } = candidate;
      const values = matchRoute(routeOf(candidate), path);
      if (!values) continue;
      const { id, [tab]: tabbed, ...within } = values;
      if (candidate.tab === 'numbered' && !/^\d+$/.test(tabbed ?? '')) continue;
      // The page and its overlay are the same on every tab.
      const view = candidate.tab === undefined ? path : path.slice(0, path.lastIndexOf('/'));
      const base = path.split('/').slice(0, segmentsOf(page)).join('/');
      const { declaration } = shown;
      const opened = overlay?.kind === 'edit' ? { ...overlay, id: id ?? '' } : overlay;
      const inPanel = opened ? null : panelOverlay(declarations, shown, panel);
      return {
        ...shown,
        within,
        id: shown.screen === 'view' ? (id ?? null) : null,
        overlay: opened && declaration ? { ...opened, of: declaration, isInPanel: false } : inPanel,
        pathname: base === '' ? '/' : base,
        search: below,
        overlayAddress: view.slice(base.length) + (inPanel ? `?${panel ?? ''}` : ''),
      };
    }
    return {
      screen: null,
      declaration: null,
      handMade: null,
      id: null,
      within: noParents,
      overlay: null,
      pathname: path,
      search: below,
      overlayAddress: '',
    };
  };

  return ({ pathname, search }) => {
    const address = `${pathname}${search}`;
    const cached = pages.get(address);
    if (cached) return cached;
    const page = read({ pathname, search });
    const [oldest] = pages.keys();
    if (pages.size >= remembered && oldest !== undefined) pages.delete(oldest);
    pages.set(address, page);
    return page;
  };
};
