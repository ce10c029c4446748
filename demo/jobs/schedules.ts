/** Schedules: a job template in one zone, from its creation until its next change. */
import { day, minute } from '../durations';
import type { Data } from '../store/store';
import type { Row } from '../store/tables';
import { newId } from '../store/newId';
import { readCron } from './cron';
import type { JobTemplate } from '../entities/jobTemplates';
import { momentOf } from './localTime';

export interface Schedule extends Row {
  /** Part of its jobs' ids. */
  readonly number: number;
  readonly account_id: string;
  readonly zone_id: string;
  readonly template_id: string;
  /** The template's name at that time. */
  readonly name: string;
  readonly cron_expression: string;
  readonly timeZoneName: string;
  /** Milliseconds since 1970; null if it always existed. */
  readonly from: number | null;
  /** Milliseconds since 1970; null while it is active. */
  readonly until: number | null;
}

export const scheduleTable = 'schedules';

/** Minutes between two jobs of a schedule, at least. */
const leastBetween = 30;

const minutesOfDay = ({
  hours,
  minutes,
}: {
  hours: readonly number[];
  minutes: readonly number[];
}) => {
  const kept: number[] = [];
  for (const at of hours.flatMap((hour) => minutes.map((past) => hour * 60 + past)))
    if (at - (kept.at(-1) ?? -leastBetween) >= leastBetween) kept.push(at);
  return kept;
};

/** The moments from `since` up to but not including `until` at which the schedule starts a job, oldest first. */
export const runsOf = (
  { cron_expression, timeZoneName, ...own }: Schedule,
  window: { readonly since: number; readonly until: number },
): number[] => {
  const cron = readCron(cron_expression);
  const since = Math.max(window.since, own.from ?? window.since);
  const until = Math.min(window.until, own.until ?? window.until);
  if (!cron || since >= until) return [];
  const times = minutesOfDay(cron);
  const runs: number[] = [];
  // A local day starts up to a day before or after the UTC day.
  for (let date = Math.floor(since / day) - 1; date * day < until + day; date += 1) {
    const local = new Date(date * day);
    if (!cron.isDay({ dayOfMonth: local.getUTCDate(), weekday: local.getUTCDay() })) continue;
    for (const time of times) {
      const moment = momentOf(timeZoneName, date * day + time * minute);
      // Two times that a clock change skips together are one moment.
      if (moment >= since && moment < until && moment !== runs.at(-1)) runs.push(moment);
    }
  }
  return runs;
};

/** Started jobs continue; a schedule without jobs is deleted. */
const end = (data: Data, row: Schedule, now: number): void => {
  const schedules = data.open<Schedule>(scheduleTable);
  if (row.until !== null && row.until <= now) return;
  const hasRun = row.from === null || runsOf(row, { since: row.from, until: now }).length > 0;
  if (hasRun) schedules.put({ ...row, until: now });
  else schedules.remove(row.id);
};

const ofTemplate = (data: Data, templateId: string): Schedule[] =>
  data.open<Schedule>(scheduleTable).where({ template_id: templateId });

/** Ends the template's schedules in all zones. */
export const endSchedules = (data: Data, templateId: string, now: number): void => {
  for (const row of ofTemplate(data, templateId)) end(data, row, now);
};

/** Gives each zone of the template a schedule for its current version; unchanged ones continue. */
export const changeSchedules = (data: Data, template: JobTemplate, now: number): void => {
  const schedules = data.open<Schedule>(scheduleTable);
  const { account_id, name, cron_expression, ends_at } = template;
  const wanted = new Map(
    template.zones.flatMap(({ zone_id }) => {
      const zone = data.table('zones').get(zone_id);
      if (!zone) return [];
      // A zone without a time zone uses UTC.
      const timeZoneName = zone.timeZoneName ?? 'UTC';
      const until = ends_at === null ? null : Date.parse(ends_at);
      return [[zone_id, { name, cron_expression, timeZoneName, until }] as const];
    }),
  );
  for (const row of ofTemplate(data, template.id)) {
    const own = wanted.get(row.zone_id);
    const isSame =
      own?.name === row.name &&
      own.cron_expression === row.cron_expression &&
      own.timeZoneName === row.timeZoneName &&
      own.until === row.until;
    if (isSame) wanted.delete(row.zone_id);
    else end(data, row, now);
  }
  let number = schedules.all().reduce((most, row) => Math.max(most, row.number), 0);
  for (const [zone_id, own] of wanted) {
    number += 1;
    const id = newId();
    schedules.put({ id, number, account_id, zone_id, template_id: template.id, from: now, ...own });
  }
};
