/** The share of a zone's counts that is corrected, over time. */
import { day } from '../durations';
import { shareOf } from './mixed';

/** Interval in days at which a zone's accuracy falls for a while. */
const rhythm = 56;
const down = 18;
/** Days until the fall reaches its maximum. */
const slope = 4;

/** The share of zones with falls; seeded ids are numbered, so each chain always has some. */
const everyThird = 3;

/** How far a zone's accuracy has fallen, from 0 to 1. */
const fallOf = (zone: number, date: number): number => {
  if (zone % everyThird !== 0) return 0;
  const at = (date + (zone / everyThird) * 11) % rhythm;
  return at < down ? Math.min(1, (at + 1) / slope) : 0;
};

/** Number of a zone from its id; for seeded ids the number in the seed. */
export const zoneNumber = (id: string): number => {
  const number = Number.parseInt(id.slice(-6), /^\d{6}$/.test(id.slice(-6)) ? 10 : 16);
  return Number.isNaN(number) ? 0 : number;
};

/**
 * The share of counted items that is wrong.
 * @param at milliseconds since 1970
 */
export const mistakesOf = (zone: number, at: number): number => {
  const date = Math.floor(at / day);
  const usual = 0.01 + 0.025 * shareOf(zone, 1);
  // Weekends are busy, and so is the end of the year.
  const weekday = (date + 4) % 7;
  const week = weekday === 0 || weekday === 6 ? 1.35 : 0.95;
  const season = 1 + 0.2 * Math.cos((2 * Math.PI * (date - 15)) / 365.25);
  return Math.min(0.4, usual * week * season * (1 + 3 * fallOf(zone, date)));
};
