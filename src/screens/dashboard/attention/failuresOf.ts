/** What the newest jobs of one organization tell of failures. */
import { momentOf } from '../../../fields/moment/momentOf';
import { jobTroubles } from './jobTroubles';

type Row = Readonly<Record<string, unknown>>;

export interface Failures {
  /** Jobs that were looked at. */
  readonly jobs: number;
  /** Milliseconds; when the oldest of them was to begin. */
  readonly since: number | null;
  readonly failed: number;
  /** Names of the jobs that failed and how often, the most frequent first. */
  readonly names: readonly { readonly name: string; readonly times: number }[];
}

export const failuresOf = (rows: readonly Row[], now: number): Failures => {
  const failed = jobTroubles(rows, { now, zoneIds: [] }).filter(({ type }) => type === 'failed');
  const moments = rows.flatMap(({ scheduled_at }) => momentOf(scheduled_at)?.getTime() ?? []);
  return {
    jobs: rows.length,
    since: moments.length === 0 ? null : Math.min(...moments),
    failed: failed.reduce((sum, { ids }) => sum + ids.length, 0),
    names: failed.map(({ name, ids }) => ({ name, times: ids.length })),
  };
};
