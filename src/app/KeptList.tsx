/**
 * Keeps a list mounted while the page of one of its records is shown, so that Back shows the same rows at once. It is
 * hidden, its effects are off (keys, title, queries, timers), and it ignores changes of the address. Only the last list
 * is kept, and only until another page is opened.
 */
import {
  Activity,
  createElement,
  useCallback,
  useInsertionEffect,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import type { Location } from 'react-router';
import { whenIdle } from '../fields/preloadable';
import type { AnyDeclaration } from '../schema/defineResource';
import { matchPath, type ParentIds } from '../schema/routes';
import { DrawAheadContext } from '../views/load';
import {
  AtAddress,
  useRouterAddress,
  withLocation,
  type RouterAddress,
} from '../views/place/routerAddress';
import { panelKey } from '../views/place/useOverlay';
import { hiddenPage, pageTag } from './pageElement';

interface ListAt {
  readonly declaration: AnyDeclaration;
  readonly within: ParentIds;
  /** Whether a dialog or a tool covers the list. */
  readonly isCovered: boolean;
}

type Address = Pick<Location, 'pathname' | 'search'>;

/** The list of a path that names one of its tools: `/products/import`. */
const withoutTool = (declarations: readonly AnyDeclaration[], pathname: string): string => {
  const path = pathname.replace(/\/+$/, '');
  const base = path.slice(0, path.lastIndexOf('/'));
  const key = path.slice(base.length + 1);
  const owner = matchPath(declarations, base);
  const declaration = declarations.find(({ name }) => name === owner?.name);
  const isTool = declaration?.list?.tools?.some((tool) => tool.key === key) ?? false;
  return isTool && owner?.screen === 'list' ? base : path;
};

/** The generic list at an address, also below its dialogs; null where the address shows something else. */
export const listShownAt = (
  declarations: readonly AnyDeclaration[],
  { pathname, search }: Address,
): ListAt | null => {
  const base = matchPath(declarations, pathname) ? pathname : withoutTool(declarations, pathname);
  const matched = matchPath(declarations, base);
  const declaration = declarations.find(({ name }) => name === matched?.name);
  if (!matched || !declaration?.list || declaration.document || declaration.views?.list)
    return null;
  if (declaration.routes.list === undefined || matched.screen === 'view') return null;
  if (matched.screen === 'edit' && declaration.routes.view !== undefined) return null;
  const isCovered =
    matched.screen !== 'list' || base !== pathname || new URLSearchParams(search).has(panelKey);
  return { declaration, within: matched.within, isCovered };
};

/** Whether a path is the page of a record that the list leads to. */
export const isRecordOf = (
  declarations: readonly AnyDeclaration[],
  { declaration, within }: ListAt,
  pathname: string,
): boolean => {
  const matched = matchPath(declarations, pathname);
  if (!matched || (matched.screen !== 'view' && matched.screen !== 'edit')) return false;
  if (declarations.find(({ name }) => name === matched.name)?.routes.view === undefined)
    return false;
  const { opens } = declaration.list ?? {};
  if (opens !== undefined) return matched.name === opens;
  return (
    matched.name === declaration.name && JSON.stringify(matched.within) === JSON.stringify(within)
  );
};

/** A page with an address of its own. */
interface Page {
  readonly address: RouterAddress;
  readonly key: string;
  readonly list: ListAt | null;
}

const otherPage = 'page';

const keyOf = (list: ListAt | null): string =>
  list === null ? otherPage : `${list.declaration.name} ${JSON.stringify(list.within)}`;

const isSameEntry = (one: Location, other: Location): boolean =>
  one.key === other.key &&
  one.pathname === other.pathname &&
  one.search === other.search &&
  one.hash === other.hash;

interface KeptListProps {
  readonly declarations: readonly AnyDeclaration[];
  /** The routes. While a list is kept, they are rendered twice, each with its own address. */
  readonly children: ReactNode;
}

interface AheadProps {
  readonly path: string;
  readonly onDrawn: () => void;
  readonly children: ReactNode;
}

/**
 * Draws a page outside the document, as React draws what is hidden: when there is nothing else to do, and without its
 * effects, so that it requests nothing and changes no title. What stays of it are the styles and the compiled code.
 */
const Ahead = ({ path, onDrawn, children }: AheadProps) => {
  const address = useRouterAddress();
  const [box] = useState(() => document.createElement('div'));
  const ahead = withLocation(address, { pathname: path, search: '', hash: '', key: 'ahead' });
  return (
    <Activity mode="hidden">
      {createPortal(
        <AtAddress address={ahead}>
          {children}
          <Drawn onDrawn={onDrawn} />
        </AtAddress>,
        box,
      )}
    </Activity>
  );
};

/** Reports that everything beside it was drawn. Of a hidden component only insertion effects run. */
const Drawn = ({ onDrawn }: Pick<AheadProps, 'onDrawn'>) => {
  useInsertionEffect(() => whenIdle(onDrawn), [onDrawn]);
  return null;
};

interface Pages {
  readonly location: Location;
  readonly shown: Page;
  readonly kept: Page | null;
  /** The path of a page to draw ahead. */
  readonly ahead: string | null;
}

export const KeptList = ({ declarations, children }: KeptListProps) => {
  const address = useRouterAddress();
  const { location } = address.here;
  const pageNow = (): Page => {
    const list = listShownAt(declarations, location);
    return { address, list, key: keyOf(list) };
  };
  const [pages, setPages] = useState<Pages>(() => ({
    location,
    shown: pageNow(),
    kept: null,
    ahead: null,
  }));
  const { shown, kept } = pages;
  const drawAhead = useCallback((ahead: string | null) => {
    setPages((now) => ({ ...now, ahead }));
  }, []);
  const stopAhead = useCallback(() => {
    drawAhead(null);
  }, [drawAhead]);
  // Set while rendering, so that no page renders with another page's address.
  if (pages.location !== location) {
    const now = pageNow();
    const last = shown.list ? shown : kept;
    const isRecord =
      last?.list && !last.list.isCovered && isRecordOf(declarations, last.list, location.pathname);
    // Back at the same history entry: nothing in the list has to render again.
    const isBack = kept?.key === now.key && isSameEntry(kept.address.here.location, location);
    setPages({ location, shown: isBack ? kept : now, kept: isRecord ? last : null, ahead: null });
  }
  useLayoutEffect(() => {
    const { activeElement } = document;
    // Some browsers keep the focus on a hidden element.
    if (activeElement instanceof HTMLElement && activeElement.closest(hiddenPage))
      activeElement.blur();
  }, [shown.key]);
  return (
    <DrawAheadContext value={drawAhead}>
      {[kept, shown].map(
        (page) =>
          page && (
            <Activity key={page.key} mode={page === shown ? 'visible' : 'hidden'}>
              <AtAddress address={page.address}>
                {pageTag ? createElement(pageTag, null, children) : children}
              </AtAddress>
            </Activity>
          ),
      )}
      {pages.ahead !== null && (
        <Ahead path={pages.ahead} onDrawn={stopAhead}>
          {children}
        </Ahead>
      )}
    </DrawAheadContext>
  );
};
