/** Jobs as CSV. */
import { csvOf } from '../csv';
import type { jobShown } from './runs';

const columns =
  'id name template_id state scheduled_at started_at ended_at items_counted zone_id zone account_id account'.split(
    ' ',
  );

export const jobsCsv = (jobs: readonly ReturnType<typeof jobShown>[]): string =>
  csvOf([
    columns,
    ...jobs.map((job) => {
      const cells = { ...job, zone: job.zone?.name, account: job.account?.name };
      return columns.map((column) => cells[column as keyof typeof cells]);
    }),
  ]);
