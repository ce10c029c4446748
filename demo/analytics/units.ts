/** Counted units over time, of the most counted products. */
import { day, hour } from '../durations';
import type { Schedule } from '../jobs/schedules';
import { cached } from '../store/cached';
import type { Data } from '../store/store';
import type { Product } from '../store/tables';
import type { ZoneJobs } from './scope';
import { mostCounted } from './byProduct';
import { eachJob, spanOf } from './byTime';
import { isThere, productShown, type Counted } from './counted';
import type { Slice } from './history';
import { zoneNumber } from './mistakes';
import { shareOf } from './mixed';
import { written } from './written';

/** The unit of measure of a product's counts: its reporting unit, else the unit of its kind. */
const uomOf = (data: Data, product: Product): string =>
  product.default_reporting_uom ??
  data.table('notionals').get(product.inventory_notional_product_id ?? '')?.default_uom ??
  'EACH';

/** Shelves are fullest before the weekend. */
const fullness = [0.8, 0.9, 0.95, 1, 1.1, 1.3, 1.15] as const;

/** Units per job of a product on each day of a range, by days since its start. */
const dailyOf = (product: number, from: number, length: number): Float64Array => {
  const usual = 3 + 45 * shareOf(product, 7) ** 2;
  return Float64Array.from({ length }, (_, at) => {
    const noise = 0.75 + 0.5 * shareOf(product, from + at);
    return usual * (fullness[(from + at + 4) % 7] ?? 1) * noise;
  });
};

/** Formatted start of the first job of each hour; '' for hours without jobs. */
const beginsOf = (slices: readonly Slice[], first: number, length: number): string[] => {
  const begins = new Float64Array(length).fill(Infinity);
  eachJob(slices, ({ start }, job) => {
    const moment = start[job] ?? 0;
    const at = Math.floor(moment / hour) - first;
    if (moment < (begins[at] ?? 0)) begins[at] = moment;
  });
  return Array.from(begins, (moment) => (moment === Infinity ? '' : written(moment)));
};

/**
 * The units that each job of a slice counts of one product. A separate function, since it runs millions of times for a
 * year.
 */
const addFound = (
  { block: { start }, from, to }: Slice,
  {
    sums,
    daily,
    scale,
  }: { readonly sums: Float64Array; readonly daily: Float64Array; readonly scale: number },
  { first, firstDay }: { readonly first: number; readonly firstDay: number },
): void => {
  for (let job = from; job < to; job += 1) {
    const moment = start[job] ?? 0;
    const at = Math.floor(moment / hour) - first;
    const found = Math.round((daily[Math.floor(moment / day) - firstDay] ?? 0) * scale);
    sums[at] = (sums[at] ?? 0) + found;
  }
};

/** @param most maximum number of products */
export const unitsByProduct = (data: Data, jobs: readonly ZoneJobs[], most: number) => {
  const slices = jobs.flatMap((own) => own.slices);
  const { first, length } = spanOf(slices, hour);
  const firstDay = Math.floor((first * hour) / day);
  const { products, rows } = mostCounted(data, jobs);
  const told = rows
    .slice(0, most)
    .map(({ counted }) => ({
      counted,
      daily: dailyOf(counted.number, firstDay, Math.ceil((length * hour) / day) + 1),
      sums: new Float64Array(length),
    }));
  /** Sets of a template's products, for lookup. */
  const within = new Map<readonly Counted[], ReadonlySet<Counted>>();
  const namedBy = (schedule: Schedule): ReadonlySet<Counted> => {
    const own = products.of(schedule);
    return cached(within, own, () => new Set(own));
  };
  for (const { zone, slices: own } of jobs) {
    const number = zoneNumber(zone.id);
    const named = own.map((slice) => ({ slice, products: namedBy(slice.schedule) }));
    for (const { counted, daily, sums } of told) {
      if (!isThere(counted, number)) continue;
      // Some zones sell twice as much of it as others.
      const found = { sums, daily, scale: 0.65 + 0.7 * shareOf(counted.number ^ number, 3) };
      for (const { slice, products: those } of named)
        if (those.has(counted)) addFound(slice, found, { first, firstDay });
    }
  }
  const begins = beginsOf(slices, first, length);
  return told.map(({ counted: { product }, sums }) => {
    const points: { readonly at: string; readonly units: number }[] = [];
    sums.forEach((units, at) => {
      if (units > 0) points.push({ at: begins[at] ?? '', units });
    });
    return { ...productShown(product), uom: uomOf(data, product), points };
  });
};
