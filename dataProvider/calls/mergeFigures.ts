/**
 * Merges rows about the same thing. The platform may split a day into several moments, and many zones are requested
 * in several calls; the rows are merged here in any order.
 */
import { groupsOf } from '../../src/lib/util/groupsOf';
import type {
  DayAdjustments,
  DayJobTime,
  LocationTime,
  ProductUnits,
  UnitsChange,
  ZoneAccuracy,
} from './analyticsTypes';

interface Merging<Row> {
  /** Rows with the same key are about the same thing. */
  readonly keyOf: (row: Row) => string | number;
  readonly sums: readonly [keyof Row, ...(keyof Row)[]];
  /** Figures to average, weighted by the first of the sums. Rows that do not report one (null) are left out of it. */
  readonly means?: readonly (keyof Row)[];
  /** Absent for many rows that need no order. */
  readonly order?: (a: Row, b: Row) => number;
}

type Merge<Row> = (rows: readonly Row[]) => readonly Row[];

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Weighted average; if all weights are zero, a plain average. Null if there are no values. */
const average = (values: readonly number[], weights: readonly number[]): number | null => {
  if (values.length === 0) return null;
  const whole = total(weights);
  return whole > 0
    ? total(values.map((value, at) => value * (weights[at] ?? 0))) / whole
    : total(values) / values.length;
};

const mergeBy =
  <Row extends object>({ keyOf, sums, means = [], order }: Merging<Row>): Merge<Row> =>
  (rows) => {
    const combine = (group: readonly [Row, ...Row[]]): Row => {
      const sum = (name: keyof Row) => total(group.map((row) => row[name] as number));
      const mean = (name: keyof Row) => {
        const reported = group.filter((row) => row[name] !== null);
        return average(
          reported.map((row) => row[name] as number),
          reported.map((row) => row[sums[0]] as number),
        );
      };
      return {
        ...group[0],
        ...Object.fromEntries(sums.map((name) => [name, sum(name)])),
        ...Object.fromEntries(means.map((name) => [name, mean(name)])),
      };
    };
    const merged = Array.from(groupsOf(rows, keyOf).values(), (group) =>
      group.length === 1 ? group[0] : combine(group),
    );
    return order ? merged.sort(order) : merged;
  };

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const byDay = (a: { readonly day: string }, b: { readonly day: string }): number =>
  compare(a.day, b.day);

/** Highest count first; ties are sorted by key, independent of the order of responses. */
export const mergeCounts = <Row extends { readonly count: number }>(
  keyOf: (row: Row) => string,
): Merge<Row> =>
  mergeBy({
    keyOf,
    sums: ['count'],
    order: (a, b) => b.count - a.count || compare(keyOf(a), keyOf(b)),
  });

export const mergeAdjustments = mergeBy<DayAdjustments>({
  keyOf: ({ day }) => day,
  sums: ['up', 'down'],
  order: byDay,
});

/**
 * Medians cannot be merged exactly without the individual jobs. This is their average weighted by number of jobs,
 * which is exact if the parts are alike and close otherwise; the same for p90, over the parts that report it.
 */
export const mergeJobTimes = mergeBy<DayJobTime>({
  keyOf: ({ day }) => day,
  sums: ['jobs'],
  means: ['median', 'p90'],
  order: byDay,
});

/** Slowest first. */
export const mergeLocationTimes = mergeBy<LocationTime>({
  keyOf: ({ locationId }) => locationId,
  sums: ['runs'],
  means: ['median'],
  order: (a, b) => b.median - a.median || compare(a.locationId, b.locationId),
});

export const mergeUnits = mergeBy<ProductUnits>({
  keyOf: ({ productId, day, uom }) => `${productId}\n${day}\n${uom}`,
  sums: ['units'],
  order: byDay,
});

/** Negative changes first. */
export const mergeUnitsChanged = mergeBy<UnitsChange>({
  keyOf: ({ units }) => units,
  sums: ['count'],
  order: (a, b) => a.units - b.units,
});

/** Not sorted, because a year of hundreds of zones has many rows. */
export const mergeAccuracy = mergeBy<ZoneAccuracy>({
  keyOf: ({ zoneId, day }) => `${zoneId}\n${day ?? ''}`,
  sums: ['jobs'],
  means: ['accuracy'],
});
