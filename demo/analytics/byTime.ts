/** Figures by hour, because the platform does not know the user's calendar. */
import type { ZoneJobs } from './scope';
import type { Slice } from './history';
import { written } from './written';

export const hour = 3_600_000;

/** @param jobs indexes into the slice's block */
export const eachJob = (
  slices: readonly Slice[],
  visit: (block: Slice['block'], job: number) => void,
): void => {
  for (const { block, from, to } of slices)
    for (let job = from; job < to; job += 1) visit(block, job);
};

/** The hours between the first and the last job, as numbers since 1970. */
export const hoursOf = (slices: readonly Slice[]): { first: number; length: number } => {
  let first = Infinity;
  let last = -Infinity;
  for (const { block, from, to } of slices) {
    first = Math.min(first, block.start[from] ?? Infinity);
    last = Math.max(last, block.start[to - 1] ?? -Infinity);
  }
  if (slices.length === 0) return { first: 0, length: 0 };
  // Integers, because other numbers as array indexes are ten times slower.
  const begin = Math.floor(first / hour);
  return { first: begin, length: Math.floor(last / hour) - begin + 1 };
};

interface Hour<Sums> {
  /** Start of its first counted job, so that it is never before the requested period. */
  at: number;
  readonly sums: Sums;
}

/** Sums of each hour in which a job started, oldest first. */
export const byHour = <Sums>(
  slices: readonly Slice[],
  begin: () => Sums,
  add: (sums: Sums, block: Slice['block'], job: number) => void,
): readonly Hour<Sums>[] => {
  const { first, length } = hoursOf(slices);
  // An array, since a map of a hundred thousand hours is slow.
  const hours = new Array<Hour<Sums> | undefined>(length);
  eachJob(slices, (block, job) => {
    const start = block.start[job] ?? 0;
    const place = Math.floor(start / hour) - first;
    let own = hours[place];
    if (!own) {
      own = { at: start, sums: begin() };
      hours[place] = own;
    } else if (start < own.at) own.at = start;
    add(own.sums, block, job);
  });
  return hours.filter((own) => own !== undefined);
};

/** The given quantile of a sorted list. */
const quantile = (sorted: readonly number[], share: number): number => {
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return Math.round(low + (high - low) * (at - Math.floor(at)));
};

export const secondsOf = (block: Slice['block'], job: number): number =>
  ((block.end[job] ?? 0) - (block.start[job] ?? 0)) / 1000;

/** Median and 90th percentile. */
export const middleOf = (seconds: number[]) => {
  const sorted = seconds.sort((a, b) => a - b);
  return { median: quantile(sorted, 0.5), p90: quantile(sorted, 0.9) };
};

const allOf = (jobs: readonly ZoneJobs[]): Slice[] => jobs.flatMap(({ slices }) => slices);

export const adjustmentsByTime = (jobs: readonly ZoneJobs[]) =>
  byHour(
    allOf(jobs),
    () => ({ up: 0, down: 0 }),
    (sums, { up, down }, job) => {
      sums.up += up[job] ?? 0;
      sums.down += down[job] ?? 0;
    },
  ).map(({ at, sums }) => ({ at: written(at), ...sums }));

export const jobTimeByTime = (jobs: readonly ZoneJobs[]) =>
  byHour(
    allOf(jobs),
    (): number[] => [],
    (seconds, block, job) => {
      seconds.push(secondsOf(block, job));
    },
  ).map(({ at, sums }) => ({ at: written(at), ...middleOf(sums), jobs: sums.length }));

const rounded = (share: number): number => Math.round(share * 10_000) / 10_000;

/** Accuracy: the share of items without corrections; several jobs are weighted by their items. */
export const accuracyOf = ({ items, wrong }: { readonly items: number; readonly wrong: number }) =>
  rounded(1 - wrong / Math.max(1, items));

/** Hours nested in zones: repeating each zone's name would be most of the response. */
export const accuracyByZone = (jobs: readonly ZoneJobs[]) =>
  jobs.map(({ zone, slices }) => {
    const whole = { items: 0, wrong: 0, jobs: 0 };
    const points = byHour(
      slices,
      () => ({ items: 0, wrong: 0, jobs: 0 }),
      (sums, block, job) => {
        sums.items += block.items[job] ?? 0;
        sums.wrong += block.wrong[job] ?? 0;
        sums.jobs += 1;
      },
    );
    for (const { sums } of points) {
      whole.items += sums.items;
      whole.wrong += sums.wrong;
      whole.jobs += sums.jobs;
    }
    return {
      zone_id: zone.id,
      zone_name: zone.name,
      accuracy: accuracyOf(whole),
      jobs: whole.jobs,
      points: points.map(({ at, sums }) => ({
        at: written(at),
        accuracy: accuracyOf(sums),
        jobs: sums.jobs,
      })),
    };
  });
