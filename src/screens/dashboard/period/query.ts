/** A period as the platform is asked about it. */
import type { AnalyticsQuery } from '../../../../dataProvider/calls/analyticsTypes';
import { startOfDay } from './dayStart';
import type { Period } from './range';

export interface Whose {
  readonly accountId: string;
  readonly zoneIds: readonly string[];
  /** IANA zone by whose days the figures are told. */
  readonly timeZone: string;
}

const isoAt = (moment: number): string => new Date(moment).toISOString();

/** From the first moment of its first day to the first of the day after its last one. */
export const queryOf = (whose: Whose, { from, to }: Period): AnalyticsQuery => ({
  ...whose,
  startAt: isoAt(startOfDay(whose.timeZone, from)),
  endAt: isoAt(startOfDay(whose.timeZone, to + 1)),
});
