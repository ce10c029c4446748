/**
 * Computes all past jobs from the schedules, as demo/jobs/runs.ts does, in cached blocks of some weeks. Cached because
 * the simulated platform runs on the page's own thread, and a year of hundreds of zones is a hundred thousand jobs.
 */
import { day } from '../durations';
import { fateOf } from '../jobs/runs';
import { runsOf, type Schedule } from '../jobs/schedules';
import { cached } from '../store/cached';
import { mistakesOf, zoneNumber } from './mistakes';
import { shareOf } from './mixed';

const blockLength = 28 * day;

/** Times of a cron expression in a time zone, by block; most zones share theirs with others. */
const moments = new Map<string, readonly number[]>();

const momentsOf = (schedule: Schedule, block: number): readonly number[] =>
  cached(moments, `${schedule.cron_expression}\n${schedule.timeZoneName}\n${block}`, () => {
    const window = { since: block * blockLength, until: (block + 1) * blockLength };
    return runsOf({ ...schedule, from: null, until: null }, window);
  });

/** Most corrections are small. */
const largestChange = 6;

/** Corrections of the current block; reallocated only for a larger block. */
let scratch = { units: new Int8Array(1 << 14), place: new Uint16Array(1 << 14) };

const withRoom = (length: number): typeof scratch => {
  if (length > scratch.units.length) {
    const [units, place] = [new Int8Array(length * 2), new Uint16Array(length * 2)];
    units.set(scratch.units);
    place.set(scratch.place);
    scratch = { units, place };
  }
  return scratch;
};

/** Creates corrections at an index of the scratch arrays; returns the end index. */
const correct = (wrong: number, seed: number, from: number): number => {
  const { units, place } = withRoom(from + wrong);
  let [left, at] = [wrong, from];
  for (let step = 1; left > 0; step += 3) {
    const size = shareOf(seed, step);
    const own = Math.min(left, 1 + Math.floor(largestChange * size * size * size));
    left -= own;
    units[at] = shareOf(seed, step + 1) < 0.42 ? own : -own;
    // Squared, so that some products are corrected often and most rarely.
    const where = shareOf(seed, step + 2);
    place[at] = where * where * 65_536;
    at += 1;
  }
  return at;
};

/** How many of the corrections increase a count. */
const raised = (from: number, to: number): number => {
  let up = 0;
  for (let at = from; at < to; at += 1) if ((scratch.units[at] ?? 0) > 0) up += 1;
  return up;
};

/** Completed jobs of one schedule, oldest first; each array has an entry per job. */
const makeBlock = (schedule: Schedule, block: number) => {
  const zone = zoneNumber(schedule.zone_id);
  const { from, until } = schedule;
  const all = momentsOf(schedule, block);
  const own =
    from === null && until === null
      ? all
      : all.filter((moment) => moment >= (from ?? moment) && moment < (until ?? Infinity));
  const size = own.length;
  const jobs = {
    /** Milliseconds since 1970, like `end`. */
    start: new Float64Array(size),
    end: new Float64Array(size),
    items: new Uint16Array(size),
    /** Number of corrections that increased a count; `down` has those that decreased one. */
    up: new Uint16Array(size),
    down: new Uint16Array(size),
    /** Number of wrong items. */
    wrong: new Uint16Array(size),
    /** Index of a job's first correction; one entry more than there are jobs. */
    first: new Uint32Array(size + 1),
  };
  let [count, corrections] = [0, 0];
  for (const moment of own) {
    const { start, length, items, fails } = fateOf(schedule.number, moment);
    if (fails) continue;
    const seed = Math.imul(schedule.number, 0x85ebca6b) ^ (moment / 60_000);
    const wrong = Math.round(items * mistakesOf(zone, moment) * (0.6 + 0.8 * shareOf(seed)));
    const after = correct(wrong, seed, corrections);
    const up = raised(corrections, after);
    jobs.start[count] = start;
    jobs.end[count] = start + length;
    jobs.items[count] = items;
    jobs.wrong[count] = wrong;
    jobs.up[count] = up;
    jobs.down[count] = after - corrections - up;
    corrections = after;
    count += 1;
    jobs.first[count] = corrections;
  }
  return {
    ...jobs,
    count,
    /** Units by which each correction changed a count. */
    units: scratch.units.slice(0, corrections),
    /** Position among the products to count, 0 to 65535. */
    place: scratch.place.slice(0, corrections),
  };
};

export type Block = Readonly<ReturnType<typeof makeBlock>>;

/** Rows are never mutated, so the cached blocks stay valid for the same row object. */
const blocks = new WeakMap<Schedule, Map<number, Block>>();

const blockOf = (schedule: Schedule, at: number): Block => {
  const own = cached(blocks, schedule, () => new Map<number, Block>());
  return cached(own, at, () => makeBlock(schedule, at));
};

export interface Window {
  /** Milliseconds since 1970; a job counts by its start. */
  readonly since: number;
  readonly until: number;
  /** Unfinished jobs are not included. */
  readonly now: number;
}

/** Jobs of a block, from `from` up to but not including `to`. */
export interface Slice {
  readonly schedule: Schedule;
  readonly block: Block;
  readonly from: number;
  readonly to: number;
}

/** A schedule's jobs in its zone within the window, oldest first. */
export const slicesOf = (schedule: Schedule, { since, until, now }: Window): Slice[] => {
  const slices: Slice[] = [];
  // A job starts up to some minutes after its time, which may be in the previous block.
  const first = Math.floor((since - day) / blockLength);
  for (let at = first; at * blockLength < Math.min(until, now); at += 1) {
    const block = blockOf(schedule, at);
    const { start, end, count } = block;
    let [from, to] = [0, count];
    while (from < to && (start[from] ?? 0) < since) from += 1;
    while (to > from && (start[to - 1] ?? 0) >= until) to -= 1;
    // A later job may finish sooner; only the latest block has unfinished ones.
    for (let job = from; job < to && (at + 2) * blockLength > now; job += 1) {
      if ((end[job] ?? 0) <= now) continue;
      if (from < job) slices.push({ schedule, block, from, to: job });
      from = job + 1;
    }
    if (from < to) slices.push({ schedule, block, from, to });
  }
  return slices;
};
