/** Converts a period to the platform's query. */
import type { AnalyticsQuery } from '../../../../dataProvider/calls/analyticsTypes';
import { startOfDay } from './dayStart';
import type { Period } from './range';

export interface FiguresScope {
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
