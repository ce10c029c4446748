/** A list's tools are fetched when a person nears them: its first rows do not wait for menus. */
export const loadColumns = () => import('./columns/ColumnsMenu');
export const loadSorting = () => import('./sorting/SortMenu');
export const loadViews = () => import('./savedViews/ViewsMenu');
