/** What a saving needs of the console around it. */
import type { FacingsDataProvider } from '../../../../dataProvider';
import type { Wait } from '../../../batches/gate';
import type { Journal } from '../../../batches/journal';
import type { LinkCalls } from '../../../schema/links';
import type { Say } from './control';

export interface SavePort {
  readonly provider: Pick<FacingsDataProvider, 'bulk' | 'links'>;
  /** How products and zones are joined and parted. */
  readonly links: LinkCalls;
  readonly journal: Journal;
  /** Texts of the catalogue: reasons are told in the person's language. */
  readonly say: Say;
  /** Id of a run whose rows went back to the sheet that is saved now: it is no longer gone on with. */
  readonly replaces?: string;
}

/** How it goes: what the specification gives (9), and what tests put in its place. */
export interface Pace {
  /** Units under way at one time. */
  readonly atOnce?: number;
  /** Rows in a unit. */
  readonly batch?: number;
  readonly wait?: Wait;
}
