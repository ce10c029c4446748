/** Jobs as CSV. */
import { csvOf } from '../csv';
import type { jobShown } from './runs';

type ShownJob = ReturnType<typeof jobShown>;

const columns: Readonly<Record<string, (job: ShownJob) => string | number | null | undefined>> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  template_id: (job) => job.template_id,
  state: ({ state }) => state,
  scheduled_at: (job) => job.scheduled_at,
  started_at: (job) => job.started_at,
  ended_at: (job) => job.ended_at,
  items_counted: (job) => job.items_counted,
  zone_id: (job) => job.zone_id,
  zone: ({ zone }) => zone?.name,
  account_id: (job) => job.account_id,
  account: ({ account }) => account?.name,
};

export const jobsCsv = (jobs: readonly ShownJob[]): string =>
  csvOf([Object.keys(columns), ...jobs.map((job) => Object.values(columns).map((of) => of(job)))]);
