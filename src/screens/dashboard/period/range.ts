import type { AnalyticsQuery } from '../../../../dataProvider/calls/analyticsTypes';
import { dateIn, dayLength } from '../../../lib/time/days';
import { startOfDay } from '../../../lib/time/zonedDays';

export const presets = ['today', '7d', '28d', 'lastMonth', '90d', 'year'] as const;
type Preset = (typeof presets)[number];

export type PeriodRange =
  | { readonly type: 'preset'; readonly preset: Preset }
  /** Both days inclusive. */
  | { readonly type: 'custom'; readonly from: number; readonly to: number };

/** Days by number (src/lib/time/days.ts), both inclusive. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

const lengths: Readonly<Record<Exclude<Preset, 'lastMonth'>, number>> = {
  today: 1,
  '7d': 7,
  '28d': 28,
  '90d': 90,
  year: 365,
};

export const defaultRange: PeriodRange = { type: 'preset', preset: '28d' };

/** Maximum length of a period in days, for charts and for the platform. */
export const maxDays = 731;

const monthBefore = (today: number): Period => {
  const now = new Date(today * dayLength);
  const firstOf = (month: number) => Date.UTC(now.getUTCFullYear(), month, 1) / dayLength;
  return { from: firstOf(now.getUTCMonth() - 1), to: firstOf(now.getUTCMonth()) - 1 };
};

export const periodOf = (range: PeriodRange, today: number): Period => {
  if (range.type === 'custom') return { from: range.from, to: range.to };
  if (range.preset === 'lastMonth') return monthBefore(today);
  return { from: today - lengths[range.preset] + 1, to: today };
};

export const lengthOf = ({ from, to }: Period): number => to - from + 1;

/** The previous period of the same length. */
export const before = (period: Period): Period => ({
  from: period.from - lengthOf(period),
  to: period.from - 1,
});

/** Every day of a period, oldest first. */
export const daysOf = (period: Period): readonly number[] =>
  Array.from({ length: lengthOf(period) }, (_, at) => period.from + at);

// Converts a period to the platform's query.

interface FiguresScope {
  readonly accountId: string;
  readonly zoneIds: readonly string[];
  /** IANA time zone that defines the days. */
  readonly timeZone: string;
}

const isoAt = (moment: number): string => new Date(moment).toISOString();

/** From the start of the first day to the start of the day after the last one. */
export const queryOf = (whose: FiguresScope, { from, to }: Period): AnalyticsQuery => ({
  ...whose,
  startAt: isoAt(startOfDay(whose.timeZone, from)),
  endAt: isoAt(startOfDay(whose.timeZone, to + 1)),
});

// Formats a period in the user's language.

/** 'Oct 26 – Nov 22, 2026'; a single day appears once. */
export const periodText = ({ from, to }: Period, locale: string): string =>
  dateIn(
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
      from * dayLength,
      to * dayLength,
    ),
    locale,
  );
