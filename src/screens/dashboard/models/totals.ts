/** Key figures: a total for the period, and the values by day. */
import { meanOf } from '../attention/rules';
import { groupsOf } from '../groups';
import { uomsOf } from './counting';
import { valuesOf } from './series';
import type { ModelData, RowOf } from './given';

export interface Total {
  /** Null if the period has no data. */
  readonly figure: number | null;
  /** Of the previous period; null if it is unknown or not compared. */
  readonly earlier: number | null;
  /** Values for the sparkline. */
  readonly course: readonly (number | null)[];
  /** Of how many products it is: the platform counts the units of the most counted ones only. */
  readonly products?: number;
  /** Its unit of measure, of counted units; null if nothing was counted. */
  readonly uom?: string | null;
}

const sum = <Row>(rows: readonly Row[], figure: (row: Row) => number): number =>
  rows.reduce((all, row) => all + figure(row), 0);

const jobsOf = (rows: readonly RowOf<'jobTime'>[]) => sum(rows, ({ jobs }) => jobs);

export const jobsTotal = (given: ModelData<'jobTime'>): Total => ({
  figure: jobsOf(given.rows),
  earlier: given.earlier && jobsOf(given.earlier),
  course: valuesOf(given.rows, { ...given, missing: 0 }, ({ jobs }) => jobs),
});

/** Weighted by jobs; null without jobs. */
const typicalTime = (rows: readonly RowOf<'jobTime'>[]): number | null => {
  const jobs = jobsOf(rows);
  return jobs === 0 ? null : sum(rows, (row) => row.median * row.jobs) / jobs;
};

export const jobTimeTotal = (given: ModelData<'jobTime'>): Total => ({
  figure: typicalTime(given.rows),
  earlier: given.earlier && typicalTime(given.earlier),
  course: valuesOf(given.rows, { ...given, missing: null }, ({ median }) => median),
});

const correctionsOf = ({ up, down }: RowOf<'adjustments'>) => up + down;

export const adjustmentsTotal = (given: ModelData<'adjustments'>): Total => ({
  figure: sum(given.rows, correctionsOf),
  earlier: given.earlier && sum(given.earlier, correctionsOf),
  course: valuesOf(given.rows, { ...given, missing: 0 }, correctionsOf),
});

/** Rows by day if available, else rows of the whole period; never both. */
const onceEach = (rows: readonly RowOf<'zoneAccuracy'>[]): readonly RowOf<'zoneAccuracy'>[] => {
  const daily = rows.filter(({ day }) => day !== null);
  return daily.length > 0 ? daily : rows;
};

/** Rounded to a tenth of a percent, as displayed: figures that look equal have not changed. */
const accuracyOf = (rows: readonly RowOf<'zoneAccuracy'>[]): number | null =>
  rows.length === 0 ? null : Math.round(meanOf(onceEach(rows)) * 1000) / 1000;

export const accuracyTotal = (given: ModelData<'zoneAccuracy'>): Total => {
  const byDay = groupsOf(
    given.rows.filter(({ day }) => day !== null),
    ({ day }) => day ?? '',
  );
  const days = [...byDay].map(([day, own]) => ({ day, accuracy: meanOf(own) }));
  return {
    figure: accuracyOf(given.rows),
    earlier: given.earlier && accuracyOf(given.earlier),
    course: valuesOf(days, { ...given, missing: null }, ({ accuracy }) => accuracy),
  };
};

/** In one unit of measure: the requested one, else the most frequent. */
export const unitsTotal = (given: ModelData<'productUnits'>, wanted: string): Total => {
  const uoms = uomsOf(given.rows);
  const uom = uoms.find((own) => own === wanted) ?? uoms[0] ?? null;
  const ofUom = (rows: readonly RowOf<'productUnits'>[]) => rows.filter((row) => row.uom === uom);
  const byDay = groupsOf(ofUom(given.rows), ({ day }) => day);
  const days = [...byDay].map(([day, own]) => ({ day, units: sum(own, ({ units }) => units) }));
  return {
    uom,
    products: new Set(ofUom(given.rows).map(({ productId }) => productId)).size,
    figure: uom === null ? null : sum(ofUom(given.rows), ({ units }) => units),
    earlier:
      uom === null || !given.earlier ? null : sum(ofUom(given.earlier), ({ units }) => units),
    course: valuesOf(days, { ...given, missing: 0 }, ({ units }) => units),
  };
};
