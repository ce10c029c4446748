/** Figures by hour, because the platform does not know the user's calendar. */
import { hour } from '../durations';
import type { ZoneJobs } from './scope';
import type { Slice } from './history';
import { written } from './written';

/** @param jobs indexes into the slice's block */
export const eachJob = (
  slices: readonly Slice[],
  visit: (block: Slice['block'], job: number) => void,
): void => {
  for (const { block, from, to } of slices)
    for (let job = from; job < to; job += 1) visit(block, job);
};

/** The steps, such as hours, between the first and the last job, as numbers since 1970. */
export const spanOf = (
  slices: readonly Slice[],
  step: number,
): { readonly first: number; readonly length: number } => {
  let first = Infinity;
  let last = -Infinity;
  for (const { block, from, to } of slices) {
    first = Math.min(first, block.start[from] ?? Infinity);
    last = Math.max(last, block.start[to - 1] ?? -Infinity);
  }
  if (slices.length === 0) return { first: 0, length: 0 };
  // Integers, because other numbers as array indexes are ten times slower.
  const begin = Math.floor(first / step);
  return { first: begin, length: Math.floor(last / step) - begin + 1 };
};

const noSums = (at: number) => ({
  /** Start of its first counted job, so that it is never before the requested period. */
  at,
  items: 0,
  up: 0,
  down: 0,
  wrong: 0,
  /** The length of each job. */
  seconds: [] as number[],
});

/** Sums of each step in which a job started, oldest first. */
export const sumsBy = (step: number, slices: readonly Slice[]) => {
  const { first, length } = spanOf(slices, step);
  // An array, since a map of a hundred thousand hours is slow.
  const all = new Array<ReturnType<typeof noSums> | undefined>(length);
  eachJob(slices, (block, job) => {
    const start = block.start[job] ?? 0;
    const place = Math.floor(start / step) - first;
    const own = all[place] ?? noSums(start);
    all[place] = own;
    own.at = Math.min(own.at, start);
    own.items += block.items[job] ?? 0;
    own.up += block.up[job] ?? 0;
    own.down += block.down[job] ?? 0;
    own.wrong += block.wrong[job] ?? 0;
    own.seconds.push(secondsOf(block, job));
  });
  return all.filter((own) => own !== undefined);
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

const byHour = (jobs: readonly ZoneJobs[]) =>
  sumsBy(
    hour,
    jobs.flatMap(({ slices }) => slices),
  );

export const adjustmentsByTime = (jobs: readonly ZoneJobs[]) =>
  byHour(jobs).map(({ at, up, down }) => ({ at: written(at), up, down }));

export const jobTimeByTime = (jobs: readonly ZoneJobs[]) =>
  byHour(jobs).map(({ at, seconds }) => ({
    at: written(at),
    ...middleOf(seconds),
    jobs: seconds.length,
  }));

const rounded = (share: number): number => Math.round(share * 10_000) / 10_000;

/** Accuracy: the share of items without corrections; several jobs are weighted by their items. */
export const accuracyOf = ({ items, wrong }: { readonly items: number; readonly wrong: number }) =>
  rounded(1 - wrong / Math.max(1, items));

/** Hours nested in zones: repeating each zone's name would be most of the response. */
export const accuracyByZone = (jobs: readonly ZoneJobs[]) =>
  jobs.map(({ zone, slices }) => {
    const whole = { items: 0, wrong: 0, jobs: 0 };
    const points = sumsBy(hour, slices).map(({ at, items, wrong, seconds }) => {
      whole.items += items;
      whole.wrong += wrong;
      whole.jobs += seconds.length;
      return { at: written(at), accuracy: accuracyOf({ items, wrong }), jobs: seconds.length };
    });
    return {
      zone_id: zone.id,
      zone_name: zone.name,
      accuracy: accuracyOf(whole),
      jobs: whole.jobs,
      points,
    };
  });
