import type { ChartModel, ChartPlace, Series, Unit } from '../../../lib/charts/types';
import { isoOf } from '../../../lib/time/days';
import { before, daysOf, type Period } from '../period/range';
import type { ModelTexts, RecordLinks } from './given';

interface OfDay {
  readonly day: string | null;
}

/** Maps figures by day to a period without gaps. */
export const chartPlaces = (period: Period, links: RecordLinks): readonly ChartPlace[] =>
  daysOf(period).map((day) => ({ key: isoOf(day), label: isoOf(day), to: links.day(day) }));

/**
 * One figure per day. A day without data has none (`missing: null`) or zero (`missing: 0`); future days never have one.
 */
export const valuesOf = <Row extends OfDay>(
  rows: readonly Row[],
  { period, today, missing }: { period: Period; today: number; missing: 0 | null },
  figure: (row: Row) => number | null,
): Series['values'] => {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return daysOf(period).map((day) => {
    const row = byDay.get(isoOf(day));
    if (row) return figure(row);
    return day > today ? null : missing;
  });
};

interface Compared<Row> {
  readonly rows: readonly Row[];
  readonly earlier: readonly Row[] | null;
  readonly period: Period;
  readonly today: number;
}

/** A series, and a lighter one for the previous period if it is known. */
export const withPrevious = (
  series: Series,
  values: Series['values'] | null,
  label: string,
): readonly Series[] =>
  values === null
    ? [series]
    : [series, { key: `${series.key}-before`, label, role: 'previous', values }];

/** A series by day. The days of the previous period are aligned with it. */
export const seriesWithEarlier = <Row extends OfDay>(
  { rows, earlier, period, today }: Compared<Row>,
  {
    earlierLabel,
    ...texts
  }: Pick<Series, 'key' | 'label' | 'to'> & { readonly earlierLabel: string },
  { missing, figure }: { missing: 0 | null; figure: (row: Row) => number | null },
): readonly Series[] => {
  const then = { period: before(period), today, missing };
  return withPrevious(
    { ...texts, values: valuesOf(rows, { period, today, missing }, figure) },
    earlier && valuesOf(earlier, then, figure),
    earlierLabel,
  );
};

interface Bar {
  readonly key: string;
  readonly label: string;
  readonly to?: string;
  readonly value: number;
}

interface BarTexts {
  readonly texts: Pick<ModelTexts, 'before'>;
  /** What the bars measure. */
  readonly label: string;
  readonly unit: Unit;
}

/** Bars in the given order. An item without a previous figure has no comparison. */
export const barsInOrder = (
  bars: readonly Bar[],
  earlier: readonly Bar[] | null,
  { texts, label, unit }: BarTexts,
): ChartModel => {
  const was = new Map(earlier?.map(({ key, value }) => [key, value]));
  return {
    type: 'bars',
    places: bars.map(({ value: _, ...place }): ChartPlace => place),
    unit,
    series: withPrevious(
      { key: 'now', label, values: bars.map(({ value }) => value) },
      earlier && bars.map(({ key }) => was.get(key) ?? null),
      texts.before(label),
    ),
  };
};

/** Bars, the largest first. */
export const barsOf = <Row>(
  { rows, earlier }: Pick<Compared<Row>, 'rows' | 'earlier'>,
  barOf: (row: Row) => Bar,
  texts: BarTexts,
): ChartModel => {
  const bars = rows.map(barOf).sort((one, other) => other.value - one.value);
  return barsInOrder(bars, earlier?.map(barOf) ?? null, texts);
};

/** The series of the previous period last. */
export const previousLast = (series: readonly Series[]): readonly Series[] =>
  series.toSorted(
    (one, other) => Number(one.role === 'previous') - Number(other.role === 'previous'),
  );

interface ProductRow {
  readonly productId: string;
  readonly productName: string;
  readonly count: number;
}

/** Bars for figures by item, with the previous period. */
export const productBar =
  (to: (id: string) => string) =>
  ({ productId, productName, count }: ProductRow): Bar => ({
    key: productId,
    label: productName,
    to: to(productId),
    value: count,
  });
