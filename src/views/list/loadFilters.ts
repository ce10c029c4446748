/** Filters are fetched when a person nears them: a list's first rows do not wait for pickers. */
export const loadFilters = () => import('./filters');
