/** The period of a dashboard, and the previous one. */
import type { AnalyticsQuery } from '../../../../dataProvider/calls/analyticsTypes';
import { dateIn, dayLength, isoOf } from '../../../schema/days';
import { localText, momentsOf } from '../../../schema/localTime';

export const presets = ['today', '7d', '28d', '90d', 'year'] as const;
type Preset = (typeof presets)[number];

export type Range =
  | { readonly type: 'preset'; readonly preset: Preset }
  /** Both days inclusive. */
  | { readonly type: 'custom'; readonly from: number; readonly to: number };

/** Days by number (src/schema/days.ts), both inclusive. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

const lengths: Readonly<Record<Preset, number>> = {
  today: 1,
  '7d': 7,
  '28d': 28,
  '90d': 90,
  year: 365,
};

export const defaultRange: Range = { type: 'preset', preset: '28d' };

/** Maximum length of a period in days, for charts and for the platform. */
export const maxDays = 731;

/** Presets end today. */
export const periodOf = (range: Range, today: number): Period =>
  range.type === 'custom'
    ? { from: range.from, to: range.to }
    : { from: today - lengths[range.preset] + 1, to: today };

export const lengthOf = ({ from, to }: Period): number => to - from + 1;

/** The previous period of the same length. */
export const before = (period: Period): Period => ({
  from: period.from - lengthOf(period),
  to: period.from - 1,
});

/** Every day of a period, oldest first. */
export const daysOf = (period: Period): readonly number[] =>
  Array.from({ length: lengthOf(period) }, (_, at) => period.from + at);

// The start of days in a time zone: midnight, unless a clock change skips it.

const quarter = 15 * 60_000;

/** The number of the local day at a moment. */
export const dayAt = (timeZone: string, moment: number): number =>
  Date.parse(`${localText(moment, timeZone).slice(0, 10)}T00:00:00Z`) / dayLength;

/**
 * The first moment of a day, in milliseconds. If a clock change skips midnight, it is the moment of the change; for a
 * day that a country skipped (Samoa, 30 December 2011), the start of the next day.
 */
export const startOfDay = (timeZone: string, day: number): number => {
  const midnight = day * dayLength;
  for (let wall = midnight; wall <= midnight + dayLength; wall += quarter) {
    const text = new Date(wall).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
    const [first] = momentsOf(text, timeZone);
    if (first !== undefined) return first;
  }
  throw new Error(`${isoOf(day)} never begins in ${timeZone}.`);
};

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
