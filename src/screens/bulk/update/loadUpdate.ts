import { laterCode } from '../../../fields/preloadable';

/** The update of existing records, of which few imports have any. */
export const loadUpdate = laterCode(() => import('./UpdateExisting'));
