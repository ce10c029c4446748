/** Key figures: a total for the period, and the values by day. */
import { meanOf } from '../attention/rules';
import { groupsOf } from '../../../lib/util/groupsOf';
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

export const jobsTotal = (data: ModelData<'jobTime'>): Total => ({
  figure: jobsOf(data.rows),
  earlier: data.earlier && jobsOf(data.earlier),
  course: valuesOf(data.rows, { ...data, missing: 0 }, ({ jobs }) => jobs),
});

/** Weighted by jobs; null without jobs. */
const typicalTime = (rows: readonly RowOf<'jobTime'>[]): number | null => {
  const jobs = jobsOf(rows);
  return jobs === 0 ? null : sum(rows, (row) => row.median * row.jobs) / jobs;
};

export const jobTimeTotal = (data: ModelData<'jobTime'>): Total => ({
  figure: typicalTime(data.rows),
  earlier: data.earlier && typicalTime(data.earlier),
  course: valuesOf(data.rows, { ...data, missing: null }, ({ median }) => median),
});

const correctionsOf = ({ up, down }: RowOf<'adjustments'>) => up + down;

export const adjustmentsTotal = (data: ModelData<'adjustments'>): Total => ({
  figure: sum(data.rows, correctionsOf),
  earlier: data.earlier && sum(data.earlier, correctionsOf),
  course: valuesOf(data.rows, { ...data, missing: 0 }, correctionsOf),
});

/** Rows by day if available, else rows of the whole period; never both. */
const onceEach = (rows: readonly RowOf<'zoneAccuracy'>[]): readonly RowOf<'zoneAccuracy'>[] => {
  const daily = rows.filter(({ day }) => day !== null);
  return daily.length > 0 ? daily : rows;
};

/** Rounded to a tenth of a percent, as displayed: figures that look equal have not changed. */
const accuracyOf = (rows: readonly RowOf<'zoneAccuracy'>[]): number | null =>
  rows.length === 0 ? null : Math.round(meanOf(onceEach(rows)) * 1000) / 1000;

export const accuracyTotal = (data: ModelData<'zoneAccuracy'>): Total => {
  const byDay = groupsOf(
    data.rows.filter(({ day }) => day !== null),
    ({ day }) => day ?? '',
  );
  const days = [...byDay].map(([day, rows]) => ({ day, accuracy: meanOf(rows) }));
  return {
    figure: accuracyOf(data.rows),
    earlier: data.earlier && accuracyOf(data.earlier),
    course: valuesOf(days, { ...data, missing: null }, ({ accuracy }) => accuracy),
  };
};

/** In one unit of measure: the requested one, else the most frequent. */
export const unitsTotal = (data: ModelData<'productUnits'>, wanted: string): Total => {
  const uoms = uomsOf(data.rows);
  const uom = uoms.find((candidate) => candidate === wanted) ?? uoms[0] ?? null;
  const ofUom = (rows: readonly RowOf<'productUnits'>[]) => rows.filter((row) => row.uom === uom);
  const byDay = groupsOf(ofUom(data.rows), ({ day }) => day);
  const days = [...byDay].map(([day, rows]) => ({ day, units: sum(rows, ({ units }) => units) }));
  return {
    uom,
    products: new Set(ofUom(data.rows).map(({ productId }) => productId)).size,
    figure: uom === null ? null : sum(ofUom(data.rows), ({ units }) => units),
    earlier: uom === null || !data.earlier ? null : sum(ofUom(data.earlier), ({ units }) => units),
    course: valuesOf(days, { ...data, missing: 0 }, ({ units }) => units),
  };
};
