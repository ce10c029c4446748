/**
 * Computes jobs from the schedules and the platform's clock: finished ones never change, and new ones start as time
 * passes.
 */
import { day, minute } from '../durations';
import { brief } from '../handlers/handler';
import type { Data } from '../store/store';
import { chanceAt } from '../store/seed/random';
import { runsOf, scheduleTable, type Schedule } from './schedules';

/** Jobs are queued this long before they start. */
const ahead = 30 * minute;
/** Older ones do not exist. */
const remembered = 28 * day;

const reasons = [
  'a camera did not answer',
  'the zone was offline',
  'the submission window closed before the count was complete',
] as const;

/** Ends with the time and the schedule, so that a job can be found by its id. */
const idOf = (schedule: Schedule, moment: number): string =>
  `10b00000-0000-4000-8000-${Math.floor(moment / minute)
    .toString(16)
    .padStart(7, '0')}${String(schedule.number).padStart(5, '0')}`;

/** The random outcome of a job, always the same. It allocates nothing, since analytics asks for a hundred thousand. */
export const fateOf = (number: number, scheduledAt: number) => {
  const own = Math.imul(number, 0x9e3779b1) ^ (scheduledAt / minute);
  return {
    start: scheduledAt + Math.floor(chanceAt(own, 0) * 4) * minute,
    length: (12 + Math.floor(chanceAt(own, 1) * 84)) * minute,
    items: 40 + Math.floor(chanceAt(own, 2) * 480),
    fails: chanceAt(own, 3) < 0.04,
    reason: reasons[Math.floor(chanceAt(own, 4) * reasons.length)] ?? reasons[0],
    warns: chanceAt(own, 5) < 0.15,
  };
};

const jobOf = (schedule: Schedule, scheduledAt: number, now: number) => {
  const { start, length, items, fails, reason, warns } = fateOf(schedule.number, scheduledAt);
  const [end, warning] = [start + length, start + Math.floor(length / 3)];
  const [hasBegun, hasEnded] = [start <= now, end <= now];
  const [outcome, counted] = fails ? ['FAILED', Math.floor(items / 5)] : ['DONE', items];
  const [state, soFar] = hasEnded
    ? [outcome, counted]
    : ['RUNNING', Math.floor((items * (now - start)) / length)];
  return {
    id: idOf(schedule, scheduledAt),
    schedule,
    state: hasBegun ? state : 'QUEUED',
    /** Milliseconds since 1970, like the next two. */
    scheduledAt,
    startedAt: hasBegun ? start : null,
    endedAt: hasEnded ? end : null,
    itemsCounted: hasBegun ? soFar : null,
    /** Why it failed. */
    reason: hasEnded && fails ? reason : null,
    /** Time of a warning, if it had one. */
    warnedAt: warns && warning <= now ? warning : null,
  };
};

export type Job = Readonly<ReturnType<typeof jobOf>>;

interface JobsQuery {
  readonly now: number;
  readonly keeps?: (schedule: Schedule) => boolean;
  /** How far back, milliseconds. */
  readonly past?: number;
  /** Maximum number; the newest. */
  readonly most?: number;
}

/** Newest first. */
export const jobsOf = (
  data: Data,
  { now, keeps = () => true, past = remembered, most }: JobsQuery,
): Job[] =>
  data
    .open<Schedule>(scheduleTable)
    .where(keeps)
    .flatMap((schedule) =>
      runsOf(schedule, { since: now - past, until: now + ahead }).map((moment) => ({
        schedule,
        moment,
      })),
    )
    .sort((a, b) => b.moment - a.moment || a.schedule.number - b.schedule.number)
    .slice(0, most)
    .map(({ schedule, moment }) => jobOf(schedule, moment, now));

/** Undefined if there is none, or no longer. */
export const jobById = (data: Data, id: string, now: number): Job | undefined => {
  const number = Number(id.slice(-5));
  return jobsOf(data, { now, keeps: (schedule) => schedule.number === number }).find(
    (job) => job.id === id,
  );
};

const written = (moment: number | null): string | null =>
  moment === null ? null : new Date(moment).toISOString();

/** A job as in every response. */
export const jobShown = (data: Data, { schedule, ...job }: Job) => ({
  id: job.id,
  name: schedule.name,
  template_id: schedule.template_id,
  state: job.state,
  scheduled_at: written(job.scheduledAt),
  started_at: written(job.startedAt),
  ended_at: written(job.endedAt),
  items_counted: job.itemsCounted,
  zone_id: schedule.zone_id,
  zone: brief(data.table('zones').get(schedule.zone_id)),
  account_id: schedule.account_id,
  account: brief(data.table('organizations').get(schedule.account_id)),
});
