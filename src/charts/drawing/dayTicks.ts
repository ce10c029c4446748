import type { DayStyle } from '../figures/dayText';

export interface DayTicks {
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
