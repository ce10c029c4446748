/** The code of a list's tools, preloaded when the pointer approaches, so that menus do not delay the first rows. */
export const loadColumns = () => import('./columns/ColumnsMenu');
export const loadSorting = () => import('./sorting/SortMenu');
export const loadViews = () => import('./savedViews/ViewsMenu');
