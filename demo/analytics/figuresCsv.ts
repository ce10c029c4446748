/** Figures as CSV (RFC 4180): a line for each zone and UTC day. */
import { csvOf } from '../csv';
import { day } from '../jobs/schedules';
import type { ZoneJobs } from './scope';
import { accuracyOf, eachJob, middleOf, secondsOf } from './byTime';
import { dateOf } from './written';

const columns = [
  'date',
  'zone_id',
  'zone',
  'jobs',
  'items_counted',
  'adjustments_up',
  'adjustments_down',
  'accuracy',
  'median_seconds',
];

type Line = readonly (string | number)[];

const linesOf = ({ zone, slices }: ZoneJobs) => {
  const days = new Map<
    number,
    { items: number; up: number; down: number; wrong: number; seconds: number[] }
  >();
  eachJob(slices, (block, job) => {
    const date = Math.floor((block.start[job] ?? 0) / day);
    let own = days.get(date);
    if (!own) {
      own = { items: 0, up: 0, down: 0, wrong: 0, seconds: [] };
      days.set(date, own);
    }
    own.items += block.items[job] ?? 0;
    own.up += block.up[job] ?? 0;
    own.down += block.down[job] ?? 0;
    own.wrong += block.wrong[job] ?? 0;
    own.seconds.push(secondsOf(block, job));
  });
  return Array.from(days, ([date, { items, up, down, wrong, seconds }]) => ({
    date,
    line: [
      dateOf(date),
      zone.id,
      zone.name,
      seconds.length,
      items,
      up,
      down,
      accuracyOf({ items, wrong }).toFixed(4),
      middleOf(seconds).median,
    ],
  }));
};

/** Oldest first, then zones by name. */
export const figuresCsv = (jobs: readonly ZoneJobs[]): string => {
  const byDate = new Map<number, Line[]>();
  for (const { date, line } of jobs.flatMap(linesOf)) {
    const own = byDate.get(date);
    if (own) own.push(line);
    else byDate.set(date, [line]);
  }
  const dates = [...byDate].sort(([a], [b]) => a - b);
  return csvOf([columns, ...dates.flatMap(([, lines]) => lines)]);
};
