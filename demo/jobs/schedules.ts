/** When which zone does which job: a job template in one zone, from when it was set up until it changed. */
import type { Data } from '../store/store';
import type { Row } from '../store/tables';
import { newId } from '../store/newId';
import { readCron } from './cron';
import { momentOf } from './localTime';

export interface Schedule extends Row {
  /** Part of its jobs' ids. */
  readonly number: number;
  readonly account_id: string;
  readonly zone_id: string;
  readonly template_id: string;
  /** The template's, as it was. */
  readonly name: string;
  readonly cron_expression: string;
  readonly timeZoneName: string;
  /** Milliseconds since 1970; null for as long as anyone remembers. */
  readonly from: number | null;
  /** Milliseconds since 1970; null while it goes on. */
  readonly until: number | null;
}

export const scheduleTable = 'schedules';

export const day = 86_400_000;
const minute = 60_000;
/** A run takes its time: what would begin sooner after the one before it is left out. */
const leastBetween = 60;

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

/** The moments from `since` on and before `until` at which the schedule begins a job, oldest first. */
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
  // A local day begins up to a day before or after the universal one.
  for (let date = Math.floor(since / day) - 1; date * day < until + day; date += 1) {
    const local = new Date(date * day);
    if (!cron.isDay({ dayOfMonth: local.getUTCDate(), weekday: local.getUTCDay() })) continue;
    for (const time of times) {
      const moment = momentOf(timeZoneName, date * day + time * minute);
      if (moment >= since && moment < until) runs.push(moment);
    }
  }
  return runs;
};

interface Scheduled extends Row {
  readonly account_id: string;
  readonly name: string;
  readonly cron_expression: string;
  readonly ends_at: string | null;
  readonly zones: readonly { readonly zone_id: string }[];
}

/** From now on the template is no zone's work any more; jobs that have begun go on. */
export const endSchedules = (data: Data, templateId: string, now: number): void => {
  const schedules = data.open<Schedule>(scheduleTable);
  for (const row of schedules.where(({ template_id }) => template_id === templateId))
    if (row.until === null || row.until > now) schedules.put({ ...row, until: now });
};

/** From now on each of the template's zones does it. */
export const startSchedules = (data: Data, template: Scheduled, now: number): void => {
  const schedules = data.open<Schedule>(scheduleTable);
  const { account_id, name, cron_expression, ends_at } = template;
  let number = Math.max(0, ...schedules.all().map((row) => row.number));
  for (const { zone_id } of template.zones) {
    const zone = data.table('zones').get(zone_id);
    if (!zone) continue;
    number += 1;
    schedules.put({
      id: newId(),
      number,
      account_id,
      zone_id,
      template_id: template.id,
      name,
      cron_expression,
      timeZoneName: zone.timeZoneName,
      from: now,
      until: ends_at === null ? null : Date.parse(ends_at),
    });
  }
};
