import type { ChartModel, ChartPlace, Series, Unit } from '../../../lib/charts/types';
import { isoOf } from '../../../lib/time/days';
import { before, daysOf, type Period } from '../period/range';
import type { RecordLinks } from './given';

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

/** A series, and a lighter one for the previous period, aligned by day. */
export const seriesWithEarlier = <Row extends OfDay>(
  { rows, earlier, period, today }: Compared<Row>,
  texts: {
    readonly key: string;
    readonly label: string;
    readonly earlierLabel: string;
    readonly to?: string;
  },
  { missing, figure }: { missing: 0 | null; figure: (row: Row) => number | null },
): readonly Series[] => [
  {
    key: texts.key,
    label: texts.label,
    values: valuesOf(rows, { period, today, missing }, figure),
    ...(texts.to === undefined ? {} : { to: texts.to }),
  },
  ...(earlier === null
    ? []
    : [
        {
          key: `${texts.key}-before`,
          label: texts.earlierLabel,
          role: 'previous' as const,
          values: valuesOf(earlier, { period: before(period), today, missing }, figure),
        },
      ]),
];

interface Bar {
  readonly key: string;
  readonly label: string;
  readonly to?: string;
  readonly value: number;
}

/** Largest first. An item without a previous figure has no comparison. */
export const barsOf = (
  bars: readonly Bar[],
  earlier: readonly Bar[] | null,
  texts: { readonly label: string; readonly earlierLabel: string; readonly unit: Unit },
): ChartModel => {
  const ordered = bars.toSorted((one, other) => other.value - one.value);
  const was = new Map(earlier?.map(({ key, value }) => [key, value]));
  return {
    type: 'bars',
    places: ordered.map(({ value: _, ...place }): ChartPlace => place),
    unit: texts.unit,
    series: [
      { key: 'now', label: texts.label, values: ordered.map(({ value }) => value) },
      ...(earlier === null
        ? []
        : [
            {
              key: 'before',
              label: texts.earlierLabel,
              role: 'previous' as const,
              values: ordered.map(({ key }) => was.get(key) ?? null),
            },
          ]),
    ],
  };
};

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
