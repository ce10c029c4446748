import type { DayStyle } from '../figures/figureText';
import type { Unit } from '../types';

export interface FigureAxis {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
}

/** Round durations, in seconds. */
const clockSteps = [
  1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 10_800, 21_600, 43_200, 86_400,
];
const ticksWanted = 5;

const roundStep = (span: number): number => {
  const rough = span / ticksWanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 2.5, 5, 10].find((each) => each * power >= rough * 0.999) ?? 10;
  return factor * power;
};

const stepOf = (span: number, unit: Unit): number => {
  const least = unit.type === 'count' ? 1 : 0;
  if (unit.type !== 'duration') return Math.max(roundStep(span), least);
  const wanted = span / ticksWanted;
  const day = 86_400;
  if (wanted > day) return Math.ceil(roundStep(span) / day) * day;
  return wanted < 1 ? roundStep(span) : (clockSteps.find((step) => step >= wanted) ?? day);
};

/** Removes rounding errors: 0.30000000000000004 becomes 0.3. */
const tidy = (value: number): number => Number(value.toPrecision(12));

/**
 * @param startsAtZero false for a line of shares: the difference between 97 % and 98 % matters, and a line, unlike a
 *   bar, does not show its value by its length
 */
export const figureAxis = (
  figures: readonly (number | null)[],
  unit: Unit,
  startsAtZero = true,
): FigureAxis => {
  let low = startsAtZero ? 0 : Number.POSITIVE_INFINITY;
  let high = startsAtZero ? 0 : Number.NEGATIVE_INFINITY;
  for (const figure of figures) {
    if (figure === null) continue;
    if (figure < low) low = figure;
    if (figure > high) high = figure;
  }
  if (!Number.isFinite(low)) [low, high] = [0, 0];
  if (low === high) {
    // A single value has no range, so space is added around it.
    if (high === 0) high = unit.type === 'duration' ? 60 : 1;
    else if (startsAtZero) low = Math.min(0, low);
    else [low, high] = [low - Math.abs(low) * 0.05, high + Math.abs(high) * 0.05];
  }
  const step = stepOf(high - low, unit);
  const most = unit.type === 'share' && high <= 1 ? 1 : Number.POSITIVE_INFINITY;
  const from = Math.floor(tidy(low / step));
  const to = Math.ceil(tidy(high / step));
  const ticks = Array.from({ length: to - from + 1 }, (_, at) => tidy((from + at) * step));
  const max = Math.min(tidy(to * step), Math.max(most, high));
  return { min: tidy(from * step), max, ticks: ticks.filter((tick) => tick <= max) };
};

interface DayTicks {
  readonly at: readonly string[];
  readonly style: DayStyle;
}

const daySteps = [1, 2, 3, 7, 14];
const monthSteps = [1, 2, 3, 6, 12];

const stepFor = (steps: readonly number[], many: number, room: number): number =>
  steps.find((step) => Math.ceil(many / step) <= room) ?? Math.ceil(many / room);

/** Returns the days to label on the axis if `room` names fit: days, weeks, or the first of each month. */
export const dayTicks = (days: readonly string[], room: number): DayTicks => {
  const fitting = Math.max(2, room);
  const months = days.filter((day) => day.endsWith('-01'));
  if (days.length > 92 && months.length >= 2) {
    const step = stepFor(monthSteps, months.length, fitting);
    return { at: months.filter((_, index) => index % step === 0), style: 'month' };
  }
  const step = stepFor(daySteps, days.length, fitting);
  return { at: days.filter((_, index) => index % step === 0), style: 'short' };
};
