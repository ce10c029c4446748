/**
 * Rows that speak of the same thing as one row. A platform tells a day in several moments, and more zones than one
 * call names are told in several answers; both come together here, in whatever order they arrive.
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

/** In the order in which each was first told of. */
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

/** The mean of values by how many stand behind each; where nothing does, all count alike. */
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

/** Most first; those that are even stay in an order of their own, whichever answer came first. */
const mostFirst = <Row extends { readonly count: number }>(
  rows: Row[],
  keyOf: (row: Row) => string,
): Row[] => rows.sort((a, b) => b.count - a.count || first(keyOf(a), keyOf(b)));

/** Counts under a key, added and most first. */
export const mergeCounts = <Row extends { readonly count: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Row[] =>
  mostFirst(
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
 * Medians cannot be added: the jobs themselves are not told. Each counts by the jobs behind it, which is exact
 * where the parts are alike and near it where they are not; the same for p90, over the parts that tell it.
 */
export const mergeJobTimes = (rows: readonly DayJobTime[]): DayJobTime[] =>
  together(
    rows,
    ({ day }) => day,
    (group) => {
      const told = group.flatMap(({ p90, jobs }) =>
        p90 === null ? [] : [{ value: p90, weight: jobs }],
      );
      return {
        day: group[0].day,
        median: mean(
          group,
          ({ median }) => median,
          ({ jobs }) => jobs,
        ),
        p90: told.length === 0 ? null : weighted(told),
        jobs: sum(group, ({ jobs }) => jobs),
      };
    },
  ).sort(byDay);

/** Medians by the runs behind them, as with jobs; slowest first. */
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

/** From what was taken away to what was added. */
export const mergeUnitsChanged = (rows: readonly UnitsChange[]): UnitsChange[] =>
  together(
    rows,
    ({ units }) => units,
    (group) => ({ units: group[0].units, count: sum(group, ({ count }) => count) }),
  ).sort((a, b) => a.units - b.units);

/** Shares count by the jobs behind them. In the order told: a year of hundreds of zones is not sorted for nothing. */
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
