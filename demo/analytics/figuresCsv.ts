/** Figures as CSV (RFC 4180): a line for each zone and UTC day. */
import { csvOf } from '../csv';
import { day } from '../durations';
import type { ZoneJobs } from './scope';
import { accuracyOf, middleOf, sumsBy } from './byTime';
import { dateOf } from './written';

const columns =
  'date zone_id zone jobs items_counted adjustments_up adjustments_down accuracy median_seconds'.split(
    ' ',
  );

type Line = readonly (string | number)[];

const linesOf = ({ zone, slices }: ZoneJobs) =>
  sumsBy(day, slices).map(({ at, items, up, down, wrong, seconds }) => {
    const date = Math.floor(at / day);
    const line: Line = [
      dateOf(date),
      zone.id,
      zone.name,
      seconds.length,
      items,
      up,
      down,
      accuracyOf({ items, wrong }).toFixed(4),
      middleOf(seconds).median,
    ];
    return { date, line };
  });

/** Oldest first, then zones by name. */
export const figuresCsv = (jobs: readonly ZoneJobs[]): string => {
  // The lines of a day keep their order.
  const lines = jobs.flatMap(linesOf).sort((a, b) => a.date - b.date);
  return csvOf([columns, ...lines.map(({ line }) => line)]);
};
