import type { FacingsDataProvider } from '../../../../dataProvider';
import type { RunPort } from '../../../batches/control';
import type { LinkCalls } from '../../../schema/links';
import type { ChangeCalls } from './changes';
import type { ChangedAt } from '../../../batches/keptRuns';

/** What a save needs from the console. */
export interface SavePort extends RunPort {
  readonly provider: Pick<FacingsDataProvider, 'bulk' | 'links'>;
  /** How products and zones are linked and unlinked. */
  readonly links: LinkCalls;
}

/** What a change of many records needs from the console. */
export interface ChangePort extends RunPort, ChangedAt {
  readonly changes: ChangeCalls;
}
