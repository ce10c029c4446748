/** Figures by product, and by product and zone. */
import type { Data } from '../store/store';
import type { ZoneJobs } from './scope';
import { byCount, correctionsOf, zoneShown } from './byZone';
import { atPlace, createCounted, isThere, productShown, type Counted } from './counted';
import type { Slice } from './history';
import { zoneNumber } from './mistakes';

type Products = ReturnType<typeof createCounted>;

/** Calls a function for the product of every correction. */
const eachCorrected = (
  slices: readonly Slice[],
  products: Products,
  visit: (index: number) => void,
): void => {
  for (const slice of slices) {
    const own = products.of(slice.schedule);
    const { begin, end } = correctionsOf(slice);
    const { place } = slice.block;
    for (let at = begin; at < end; at += 1) {
      const counted = atPlace(own, place[at] ?? 0);
      if (counted) visit(counted.index);
    }
  }
};

/**
 * Sorted by count, without zeros.
 * @param counts by index of the product
 */
const countedRows = ({ all }: Products, counts: readonly number[]) =>
  byCount(
    all.flatMap((counted) => {
      const count = counts[counted.index] ?? 0;
      return count > 0 ? { counted, count } : [];
    }),
  );

const shown = (rows: readonly { readonly counted: Counted; readonly count: number }[]) =>
  rows.map(({ counted, count }) => ({ ...productShown(counted.product), count }));

export const adjustmentsByProduct = (data: Data, jobs: readonly ZoneJobs[]) => {
  const products = createCounted(data);
  const counts: number[] = [];
  for (const { slices } of jobs)
    eachCorrected(slices, products, (index) => {
      counts[index] = (counts[index] ?? 0) + 1;
    });
  return shown(countedRows(products, counts));
};

/**
 * The pairs with the largest counts, and the number of all pairs. A number for every pair would be most of the
 * response.
 */
export const adjustmentsByPair = (data: Data, jobs: readonly ZoneJobs[], most: number) => {
  const products = createCounted(data);
  /** Pairs by index: zone, product and count. */
  const [zones, indexes, counts]: [number[], number[], number[]] = [[], [], []];
  const inZone: number[] = [];
  jobs.forEach(({ slices }, zone) => {
    const met: number[] = [];
    eachCorrected(slices, products, (index) => {
      const before = inZone[index] ?? 0;
      if (before === 0) met.push(index);
      inZone[index] = before + 1;
    });
    for (const index of met) {
      zones.push(zone);
      indexes.push(index);
      counts.push(inZone[index] ?? 0);
      inZone[index] = 0;
    }
  });
  const least = counts.toSorted((a, b) => b - a)[Math.min(most, counts.length) - 1] ?? 0;
  const rows = counts.flatMap((count, at) => {
    const zone = jobs[zones[at] ?? -1]?.zone;
    const product = products.all[indexes[at] ?? -1]?.product;
    return count >= least && zone && product
      ? { ...productShown(product), ...zoneShown(zone), count }
      : [];
  });
  return { rows: byCount(rows).slice(0, most), total: counts.length };
};

/** How many jobs counted a product: those of zones that sell it. */
export const mostCounted = (data: Data, jobs: readonly ZoneJobs[]) => {
  const products = createCounted(data);
  const counts: number[] = [];
  for (const { zone, slices } of jobs) {
    const number = zoneNumber(zone.id);
    const done = new Map<readonly Counted[], number>();
    for (const { schedule, from, to } of slices) {
      const own = products.of(schedule);
      done.set(own, (done.get(own) ?? 0) + to - from);
    }
    for (const [own, jobsDone] of done)
      for (const counted of own)
        if (isThere(counted, number))
          counts[counted.index] = (counts[counted.index] ?? 0) + jobsDone;
  }
  return { products, rows: countedRows(products, counts) };
};

export const jobsByProduct = (data: Data, jobs: readonly ZoneJobs[]) =>
  shown(mostCounted(data, jobs).rows);
