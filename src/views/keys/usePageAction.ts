/**
 * Registers actions of the page while the component is mounted, for shortcuts, the palette (Ctrl K) and the list of
 * shortcuts (`?`):
 * usePageAction({ key: 'create', label: 'Add Region', shortcut: 'c', to: '/zones/regions/create' });
 */
import { useContext, useEffect, useRef } from 'react';
import { AreaContext, KeysContext } from './KeysContext';
import type { PageAction, PageActions } from './pageActions';

/** A null entry is an action that is currently absent. */
export const usePageActions = (given: readonly (PageAction | null)[]): void => {
  const store = useContext(KeysContext)?.actions;
  const area = useContext(AreaContext);
  const offered = useRef<ReturnType<PageActions['offer']> | null>(null);
  const offer = { area, actions: given.filter((action) => action !== null) };
  const now = useRef(offer);
  useEffect(() => {
    now.current = offer;
    offered.current?.update(offer);
  });
  useEffect(() => {
    if (!store) return;
    const made = store.offer(now.current);
    offered.current = made;
    return () => {
      offered.current = null;
      made.withdraw();
    };
  }, [store]);
};

export const usePageAction = (action: PageAction | null): void => {
  usePageActions([action]);
};
