/** Figures by zone and location, and by size of the change. */
import { locationTable, type ZoneLocation } from '../entities/zoneLocations';
import type { Data } from '../store/store';
import type { Zone } from '../store/tables';
import type { ZoneJobs } from './scope';
import { eachJob, middleOf, secondsOf } from './byTime';
import type { Slice } from './history';
import { numberOfText, shareOf } from './mixed';

export const zoneShown = ({ id, name }: Zone) => ({ zone_id: id, zone_name: name });

/** Range of a slice's corrections in its block; the corrections of its jobs are contiguous. */
export const correctionsOf = ({ block: { first }, from, to }: Slice) => ({
  begin: first[from] ?? 0,
  end: first[to] ?? 0,
});

/** Sorted by count, largest first. */
export const byCount = <Row extends { readonly count: number }>(rows: Row[]): Row[] =>
  rows.sort((a, b) => b.count - a.count);

export const adjustmentsByZone = (jobs: readonly ZoneJobs[]) =>
  byCount(
    jobs
      .map(({ zone, slices }) => ({
        ...zoneShown(zone),
        count: slices.reduce((sum, slice) => {
          const { begin, end } = correctionsOf(slice);
          return sum + end - begin;
        }, 0),
      }))
      .filter(({ count }) => count > 0),
  );

/** Number of corrections by their size in units. */
export const adjustmentsByUnits = (jobs: readonly ZoneJobs[]) => {
  /** Indexed by units, offset by the smallest 8-bit value. */
  const counts = new Float64Array(256);
  for (const { slices } of jobs)
    for (const slice of slices) {
      const { begin, end } = correctionsOf(slice);
      const { units } = slice.block;
      for (let at = begin; at < end; at += 1) {
        const place = (units[at] ?? 0) + 128;
        counts[place] = (counts[place] ?? 0) + 1;
      }
    }
  return Array.from(counts, (count, place) => ({ units: place - 128, count })).filter(
    ({ count }) => count > 0,
  );
};

/** A location takes a roughly constant share of its zone's job time. */
export const timeByLocation = (data: Data, jobs: readonly ZoneJobs[]) =>
  jobs
    .flatMap(({ zone, slices }) => {
      const locations = data.open<ZoneLocation>(locationTable).by('zone_id', zone.id);
      if (locations.length === 0) return [];
      const seconds: number[] = [];
      eachJob(slices, (block, job) => {
        seconds.push(secondsOf(block, job));
      });
      const { median } = middleOf(seconds);
      return locations.map(({ id, name }) => ({
        location_id: id,
        location_name: name,
        ...zoneShown(zone),
        median: Math.round((median / locations.length) * (0.5 + shareOf(numberOfText(id)))),
        runs: seconds.length,
      }));
    })
    .sort((a, b) => b.median - a.median);
