/** Jobs as a table for a spreadsheet (RFC 4180). */
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

const quoted = (value: string | number | null | undefined): string => {
  const text = String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const jobsCsv = (jobs: readonly ShownJob[]): string =>
  [Object.keys(columns), ...jobs.map((job) => Object.values(columns).map((of) => quoted(of(job))))]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');
