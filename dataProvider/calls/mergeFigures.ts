/**
 * Merges rows about the same thing. The platform may split a day into several moments, and many zones are requested
 * in several calls; the rows are merged here in any order.
 */
import type {
  DayAdjustments,
  DayJobTime,
  LocationTime,
  ProductUnits,
  UnitsChange,
  ZoneAccuracy,
} from './analyticsTypes';

type Group<Row> = readonly [Row, ...Row[]];

/** Groups rows in order of first occurrence. */
const together = <Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | number,
  combine: (group: Group<Row>) => Row,
): Row[] => {
  const groups = new Map<string | number, [Row, ...Row[]]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return Array.from(groups.values(), (group) => (group.length === 1 ? group[0] : combine(group)));
};

const sum = <Row>(group: Group<Row>, of: (row: Row) => number): number =>
  group.reduce((whole, row) => whole + of(row), 0);

/** Weighted average; if all weights are zero, a plain average. */
const weighted = (values: readonly { readonly value: number; readonly weight: number }[]) => {
  const whole = values.reduce((all, { weight }) => all + weight, 0);
  return whole > 0
    ? values.reduce((all, { value, weight }) => all + value * weight, 0) / whole
    : values.reduce((all, { value }) => all + value, 0) / values.length;
};

const mean = <Row>(group: Group<Row>, of: (row: Row) => number, by: (row: Row) => number): number =>
  weighted(group.map((row) => ({ value: of(row), weight: by(row) })));

const first = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const byDay = (a: { readonly day: string }, b: { readonly day: string }): number =>
  first(a.day, b.day);

/** Highest count first; ties are sorted by key, independent of the order of responses. */
const highestFirst = <Row extends { readonly count: number }>(
  rows: Row[],
  keyOf: (row: Row) => string,
): Row[] => rows.sort((a, b) => b.count - a.count || first(keyOf(a), keyOf(b)));

/** Adds counts by key; highest first. */
export const mergeCounts = <Row extends { readonly count: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Row[] =>
  highestFirst(
    together(rows, keyOf, (group) => ({ ...group[0], count: sum(group, ({ count }) => count) })),
    keyOf,
  );

export const mergeAdjustments = (rows: readonly DayAdjustments[]): DayAdjustments[] =>
  together(
    rows,
    ({ day }) => day,
    (group) => ({
      day: group[0].day,
      up: sum(group, ({ up }) => up),
      down: sum(group, ({ down }) => down),
    }),
  ).sort(byDay);

/**
 * Medians cannot be merged exactly without the individual jobs. This is their average weighted by number of jobs,
 * which is exact if the parts are alike and close otherwise; the same for p90, over the parts that report it.
 */
export const mergeJobTimes = (rows: readonly DayJobTime[]): DayJobTime[] =>
  together(
    rows,
    ({ day }) => day,
    (group) => {
      const reported = group.flatMap(({ p90, jobs }) =>
        p90 === null ? [] : [{ value: p90, weight: jobs }],
      );
      return {
        day: group[0].day,
        median: mean(
          group,
          ({ median }) => median,
          ({ jobs }) => jobs,
        ),
        p90: reported.length === 0 ? null : weighted(reported),
        jobs: sum(group, ({ jobs }) => jobs),
      };
    },
  ).sort(byDay);

/** Medians weighted by number of runs, as with jobs; slowest first. */
export const mergeLocationTimes = (rows: readonly LocationTime[]): LocationTime[] =>
  together(
    rows,
    ({ locationId }) => locationId,
    (group) => ({
      ...group[0],
      median: mean(
        group,
        ({ median }) => median,
        ({ runs }) => runs,
      ),
      runs: sum(group, ({ runs }) => runs),
    }),
  ).sort((a, b) => b.median - a.median || first(a.locationId, b.locationId));

export const mergeUnits = (rows: readonly ProductUnits[]): ProductUnits[] =>
  together(
    rows,
    ({ productId, day, uom }) => `${productId}\n${day}\n${uom}`,
    (group) => ({ ...group[0], units: sum(group, ({ units }) => units) }),
  ).sort(byDay);

/** Sorted by change, negative values first. */
export const mergeUnitsChanged = (rows: readonly UnitsChange[]): UnitsChange[] =>
  together(
    rows,
    ({ units }) => units,
    (group) => ({ units: group[0].units, count: sum(group, ({ count }) => count) }),
  ).sort((a, b) => a.units - b.units);

/** Accuracies weighted by number of jobs. Not sorted, because a year of hundreds of zones has many rows. */
export const mergeAccuracy = (rows: readonly ZoneAccuracy[]): ZoneAccuracy[] =>
  together(
    rows,
    ({ zoneId, day }) => `${zoneId}\n${day ?? ''}`,
    (group) => ({
      ...group[0],
      accuracy: mean(
        group,
        ({ accuracy }) => accuracy,
        ({ jobs }) => jobs,
      ),
      jobs: sum(group, ({ jobs }) => jobs),
    }),
  );
