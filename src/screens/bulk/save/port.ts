/** What a save needs from the console. */
import type { FacingsDataProvider } from '../../../../dataProvider';
import type { Wait } from '../../../batches/gate';
import type { Journal } from '../../../batches/journal';
import type { LinkCalls } from '../../../schema/links';
import type { Say } from './control';

export interface SavePort {
  readonly provider: Pick<FacingsDataProvider, 'bulk' | 'links'>;
  /** How products and zones are linked and unlinked. */
  readonly links: LinkCalls;
  readonly journal: Journal;
  /** Translates reasons into the user's language. */
  readonly say: Say;
  /** Id of a run whose rows returned to the sheet that is saved now; that run is no longer resumed. */
  readonly replaces?: string;
}

/** Timing and sizes: the platform's limits (rules 9), or values for tests. */
export interface Pace {
  /** Maximum number of units in progress. */
  readonly atOnce?: number;
  /** Rows per unit. */
  readonly batch?: number;
  readonly wait?: Wait;
}
