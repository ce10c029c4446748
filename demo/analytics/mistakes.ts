/** How much of what a zone counts has to be corrected afterwards, at which time. */
import { day } from '../jobs/schedules';
import { shareOf } from './mixed';

/** A zone that falls does so once in so many days, and stays down for a while. */
const rhythm = 56;
const down = 18;
/** Days until it is as bad as it gets. */
const slope = 4;

/** Of the zones that fall; seeded ids are numbered, so that each chain has some at any time. */
const everyThird = 3;

/** How far a zone has fallen, 0 to 1. */
const fallOf = (zone: number, date: number): number => {
  if (zone % everyThird !== 0) return 0;
  const at = (date + (zone / everyThird) * 11) % rhythm;
  return at < down ? Math.min(1, (at + 1) / slope) : 0;
};

/** Number of a zone by its id: of seeded ones the number they were seeded with. */
export const zoneNumber = (id: string): number => {
  const number = Number.parseInt(id.slice(-6), /^\d{6}$/.test(id.slice(-6)) ? 10 : 16);
  return Number.isNaN(number) ? 0 : number;
};

/** The share of the counted items that is wrong. @param at milliseconds since 1970 */
export const mistakesOf = (zone: number, at: number): number => {
  const date = Math.floor(at / day);
  const usual = 0.01 + 0.025 * shareOf(zone, 1);
  // Weekends are busy, and so is the end of the year.
  const weekday = (date + 4) % 7;
  const week = weekday === 0 || weekday === 6 ? 1.35 : 0.95;
  const season = 1 + 0.2 * Math.cos((2 * Math.PI * (date - 15)) / 365.25);
  return Math.min(0.4, usual * week * season * (1 + 3 * fallOf(zone, date)));
};
