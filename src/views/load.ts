/** Code chunks, loaded when needed, or preloaded when the pointer or the focus approaches. */
import { createContext } from 'react';
import { laterCode } from '../fields/preloadable';

export const loadCreate = laterCode(() => import('./EntityCreate'));
export const loadShow = laterCode(() => import('./EntityShow'));
export const loadPanels = laterCode(() => import('./panels/Panels'));
export const loadLinks = laterCode(() => import('./availability/LinksPanel'));
export const loadRow = laterCode(() => import('./list/table/RowActions'));
export const loadEdit = laterCode(() => import('./EntityEdit'));
export const loadDocument = laterCode(() => import('./DocumentPage'));

/** The code of a list's tools, preloaded when the pointer approaches, so that menus do not delay the first rows. */
export const loadColumns = () => import('./list/table/columns/ColumnsMenu');
export const loadSorting = () => import('./list/toolbar/sorting/SortMenu');
export const loadViews = () => import('./list/toolbar/savedViews/ViewsMenu');

/**
 * Draws the page at a path once, where nobody sees it: the first visit then finds its styles in the document and its
 * code compiled. Does nothing outside the console's routes.
 */
export const DrawAheadContext = createContext<(path: string) => void>(() => undefined);
