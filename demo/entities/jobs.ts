/** Jobs of zones, and their export (rules 7, Jobs and Zones; rules R8, R27). */
import { csvFile, csvOf } from '../csv';
import { day } from '../durations';
import { calls, defineEntityDemo } from '../entityDemo';
import { found, knownAccount, listed, type Call } from '../handlers/handler';
import { textOf, textsOf } from '../handlers/values';
import { jobById, jobShown, jobsOf, type Job } from '../jobs/runs';
import { scheduleTable } from '../jobs/schedules';
import { refuse, refuseAt } from '../refusal';
import { newId } from '../store/newId';
import { seedSchedules } from '../store/seed/jobTemplates';
import type { Data } from '../store/store';
import type { Row } from '../store/tables';
import type { JobTemplate } from './jobTemplates';
import { zoneOf } from './zones';

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

interface Entry {
  readonly at: number | null;
  readonly level: 'INFO' | 'WARNING' | 'ERROR';
  readonly message: string;
}

const endOf = ({ schedule, state, reason, startedAt, endedAt, itemsCounted }: Job): Entry => {
  const took = Math.round(((endedAt ?? 0) - (startedAt ?? 0)) / 60_000);
  return state === 'FAILED'
    ? { at: endedAt, level: 'ERROR', message: `${schedule.name} failed: ${reason ?? 'unknown'}.` }
    : {
        at: endedAt,
        level: 'INFO',
        message: `${schedule.name} finished: ${itemsCounted ?? 0} items counted in ${took} minutes.`,
      };
};

const entriesOf = (job: Job): Entry[] => [
  { at: job.startedAt, level: 'INFO', message: `${job.schedule.name} started.` },
  {
    at: job.warnedAt,
    level: 'WARNING',
    message: 'A picture was too dark to read and was taken again.',
  },
  endOf(job),
];

/** A zone's log about its jobs, newest first. */
const zoneLog = (jobs: readonly Job[]) =>
  jobs
    .flatMap((job) =>
      entriesOf(job).flatMap(({ at, level, message }, place) =>
        at === null
          ? []
          : [{ id: `106e0000-000${place}-4000-8000-${job.id.slice(-12)}`, at, level, message }],
      ),
    )
    .sort((a, b) => b.at - a.at)
    .map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() }));

/** Stored under its filepath, which only its requester knows. */
interface JobExport extends Row {
  readonly jobs: readonly string[];
}

/** Maximum number of jobs in /recent: the newest of the last days. */
const maxRecentJobs = 250;
const recentDays = 3;

const jobOf = ({ data, now }: Call, id: string | undefined): Job =>
  jobById(data, id ?? '', now) ?? refuse(404, 'There is no job with this id.');

const recentOf = ({ data, now }: Call, account_id: string): Job[] =>
  jobsOf(data, {
    now,
    most: maxRecentJobs,
    past: recentDays * day,
    keeps: (schedule) => !account_id || schedule.account_id === account_id,
  });

const shownOf = (call: Call, jobs: readonly Job[]) => jobs.map((job) => jobShown(call.data, job));

/** Archived and removed products are no longer counted (rules 4). */
const stillCounted = (data: Data, template: JobTemplate['template']): JobTemplate['template'] => {
  if (!Array.isArray(template.products)) return template;
  const products = (template.products as readonly unknown[]).filter(
    (id) => data.table('products').get(String(id))?.is_archived === false,
  );
  return { ...template, products };
};

/** The payload sent to the zone, from the current template; null if it was removed. */
const payload = (call: Call) => {
  const job = jobOf(call, call.query.id);
  const { id, zone, scheduled_at, name, template_id, account_id } = jobShown(call.data, job);
  const template = call.data.open<JobTemplate>('jobTemplates').get(template_id);
  return {
    payload: {
      job_id: id,
      name,
      account_id,
      zone,
      scheduled_at,
      duration: template?.duration ?? null,
      end_submission_time: template?.end_submission_time ?? null,
      template_id,
      template: template ? stillCounted(call.data, template.template) : null,
    },
  };
};

const jobsToExport = (call: Call): string[] => {
  const { data, body, now } = call;
  if (body.job_ids === undefined || body.job_ids === null) {
    const account_id = textOf(body, 'account_id');
    if (account_id) knownAccount(data, account_id);
    return recentOf(call, account_id).map(({ id }) => id);
  }
  const ids = [...new Set(textsOf(body, 'job_ids'))];
  const stranger = ids.find((id) => !jobById(data, id, now));
  const text = `There is no job ${String(stranger)}.`;
  return stranger === undefined ? ids : refuseAt('job_ids', text);
};

const startExport = (call: Call) => {
  const date = new Date(call.now).toISOString().slice(0, 10);
  const filepath = `exports/jobs/${newId()}/jobs-${date}.csv`;
  call.data.open<JobExport>('jobExports').put({ id: filepath, jobs: jobsToExport(call) });
  return { filepath };
};

const download = (call: Call): Response => {
  const { data, query, now } = call;
  const { id, jobs } = found(data.open<JobExport>('jobExports'), query.filepath, 'export');
  const rows = shownOf(
    call,
    jobs.flatMap((job) => jobById(data, job, now) ?? []),
  );
  return csvFile(id, jobsCsv(rows));
};

const ofZone = (call: Call, past?: number): Job[] => {
  const zone = zoneOf(call);
  return jobsOf(call.data, {
    now: call.now,
    keeps: ({ zone_id }) => zone_id === zone.id,
    ...(past === undefined ? {} : { past }),
  });
};

export const demo = defineEntityDemo({
  table: scheduleTable,
  seed: seedSchedules,
  tables: { jobExports: () => [] },
  ...calls({
    'GET /api/jobs/recent': {
      query: ['account_id'],
      answer: (call) => listed('jobs', shownOf(call, recentOf(call, call.query.account_id ?? ''))),
    },
    'GET /api/jobs/payload': { query: ['id!'], answer: payload },
    'POST /api/jobs/export': {
      body: ['job_ids', 'account_id'],
      isUnaudited: true,
      answer: startExport,
    },
    'GET /api/jobs/export': { query: ['filepath!'], isFile: true, answer: download },
    'GET /api/jobs/{id}': (call) => jobShown(call.data, jobOf(call, call.params.id)),
    'GET /api/zones/{id}/jobs': (call) => listed('jobs', shownOf(call, ofZone(call))),
    'GET /api/zones/{id}/logs': (call) => listed('logs', zoneLog(ofZone(call, 7 * day))),
  }),
});
