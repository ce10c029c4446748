import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { useTranslate } from 'react-admin';
import type { ActionArea, PageAction, PageActions, Shortcut } from './pageActions';
import type { Visits } from './visits';

// Keyboard support of the console: the page's actions, visited records, and whether single-key shortcuts are on.

interface Keys {
  readonly actions: PageActions;
  readonly visits: Visits;
  /** People can turn off single-key shortcuts (WCAG 2.1.4). */
  readonly areSingleKeysOn: boolean;
}

/** Null without keyboard support: a view rendered alone. */
export const KeysContext = createContext<Keys | null>(null);

const AreaContext = createContext<ActionArea | null>(null);

interface AreaProviderProps {
  readonly title: string;
  readonly element: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** A part of the page with its own actions: their keys work while the focus is inside it. */
export const AreaProvider = ({ title, element, children }: AreaProviderProps) => {
  const depth = (useContext(AreaContext)?.depth ?? 0) + 1;
  const area = useMemo(() => ({ title, depth, element }), [title, depth, element]);
  return <AreaContext value={area}>{children}</AreaContext>;
};

/** A null entry is an action that is currently absent. */
export const usePageActions = (actions: readonly (PageAction | null)[]): void => {
  const store = useContext(KeysContext)?.actions;
  const area = useContext(AreaContext);
  const offered = useRef<ReturnType<PageActions['offer']> | null>(null);
  const offer = { area, actions: actions.filter((action) => action !== null) };
  const now = useRef(offer);
  useEffect(() => {
    now.current = offer;
    offered.current?.update(offer);
  });
  // In a layout effect, so that the keys work as soon as the page is visible.
  useLayoutEffect(() => {
    if (!store) return;
    const pageOffer = store.offer(now.current);
    offered.current = pageOffer;
    return () => {
      offered.current = null;
      pageOffer.withdraw();
    };
  }, [store]);
};

/**
 * Registers actions of the page while the component is mounted, for shortcuts, the palette (Ctrl K) and the list
 * of shortcuts (`?`): usePageAction({ key: 'create', label: 'Add Region', shortcut: 'c', to:
 * '/zones/regions/create' });
 */
export const usePageAction = (action: PageAction | null): void => usePageActions([action]);

/** Announces a button's shortcut to screen readers, and shows it in the tooltip. */
export interface ShortcutHint {
  readonly 'aria-keyshortcuts'?: string;
  readonly title?: string;
}

/** Empty if shortcuts are off, and inside an area, where the key depends on the focus. */
export const useShortcutHint = (shortcut: Shortcut): ShortcutHint => {
  const translate = useTranslate();
  const isPage = useContext(AreaContext) === null;
  const isOn = useContext(KeysContext)?.areSingleKeysOn ?? false;
  if (!isOn || !isPage) return {};
  return {
    'aria-keyshortcuts': shortcut,
    title: translate('facings.keys.hint', { keys: shortcut.toUpperCase() }),
  };
};
