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
import type { Page } from '../schema/pageAt';
import type { ParentIds } from '../schema/routes';
import { DrawAheadContext } from '../views/load';
import { ListBeforeContext } from '../views/place/listBefore';
import {
  AtAddress,
  useRouterAddress,
  withLocation,
  type RouterAddress,
} from '../views/place/routerAddress';
import { usePage } from '../views/place/usePage';
import { hiddenPage, pageTag } from './pageElement';

interface ListAt {
  readonly declaration: AnyDeclaration;
  readonly within: ParentIds;
  /** Whether a dialog or a tool covers the list. */
  readonly isCovered: boolean;
}

/** The generic list of a page, also below its dialogs and tools; null where the page shows something else. */
export const listShownAt = ({ screen, declaration, within, overlay }: Page): ListAt | null =>
  screen !== 'list' || !declaration?.list || declaration.views?.list
    ? null
    : { declaration, within, isCovered: overlay !== null };

/** Whether a page is that of a record that the list leads to. */
export const isRecordOf = ({ declaration, within }: ListAt, page: Page): boolean => {
  if (page.screen !== 'view') return false;
  const { opens } = declaration.list ?? {};
  if (opens !== undefined) return page.declaration?.name === opens;
  return (
    page.declaration?.name === declaration.name &&
    JSON.stringify(page.within) === JSON.stringify(within)
  );
};

/** A page with an address of its own. */
interface KeptPage {
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
  readonly shown: KeptPage;
  readonly kept: KeptPage | null;
  /** The path of a page to draw ahead. */
  readonly ahead: string | null;
}

export const KeptList = ({ children }: KeptListProps) => {
  const address = useRouterAddress();
  const { location } = address.here;
  const page = usePage();
  const pageNow = (): KeptPage => {
    const list = listShownAt(page);
    return { address, list, key: keyOf(list) };
  };
  const [pages, setPages] = useState<Pages>(() => ({
    location,
    shown: pageNow(),
    kept: null,
    ahead: null,
  }));
  const { shown, kept } = pages;
  const drawAhead = useCallback(
    (ahead: string | null) => setPages((now) => ({ ...now, ahead })),
    [],
  );
  const stopAhead = useCallback(() => drawAhead(null), [drawAhead]);
  // Set while rendering, so that no page renders with another page's address.
  if (pages.location !== location) {
    const now = pageNow();
    const last = shown.list ? shown : kept;
    const isRecord = last?.list && !last.list.isCovered && isRecordOf(last.list, page);
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
        (drawn) =>
          drawn && (
            <Activity key={drawn.key} mode={drawn === shown ? 'visible' : 'hidden'}>
              <ListBeforeContext value={drawn === shown ? kept : null}>
                <AtAddress address={drawn.address}>
                  {pageTag ? createElement(pageTag, null, children) : children}
                </AtAddress>
              </ListBeforeContext>
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
