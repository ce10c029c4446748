/**
 * Tells the console what the page can do, for its keys, its palette (Ctrl K) and its list of keys (`?`), as
 * long as the component is there:
 *
 *   usePageAction({ key: 'create', label: 'Add Region', shortcut: 'c', to: '/zones/regions/create' });
 */
import { useContext, useEffect, useRef } from 'react';
import { AreaContext, KeysContext } from './KeysContext';
import type { PageAction, PageActions } from './pageActions';

/** Null among them is an action that is not there. */
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
