/** Filters are fetched after a list's first rows, which do not wait for pickers. */
import { laterCode } from '../../fields/preloadable';

export const loadFilters = laterCode(() => import('./filters'));
