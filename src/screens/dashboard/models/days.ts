/** Maps figures by day to a period without gaps. */
import type { Place, Series } from '../../../charts/types';
import { isoOf } from '../../../schema/days';
import { before, daysOf, type Period } from '../period/range';
import type { Leads } from './given';

interface OfDay {
  readonly day: string | null;
}

export const placesOf = (period: Period, leads: Leads): readonly Place[] =>
  daysOf(period).map((day) => ({ key: isoOf(day), label: isoOf(day), to: leads.day(day) }));

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
  said: {
    readonly key: string;
    readonly label: string;
    readonly earlierLabel: string;
    /** Link of the series. */
    readonly to?: string;
  },
  { missing, figure }: { missing: 0 | null; figure: (row: Row) => number | null },
): readonly Series[] => [
  {
    key: said.key,
    label: said.label,
    values: valuesOf(rows, { period, today, missing }, figure),
    ...(said.to === undefined ? {} : { to: said.to }),
  },
  ...(earlier === null
    ? []
    : [
        {
          key: `${said.key}-before`,
          label: said.earlierLabel,
          role: 'previous' as const,
          values: valuesOf(earlier, { period: before(period), today, missing }, figure),
        },
      ]),
];
