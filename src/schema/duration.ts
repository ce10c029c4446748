/** A duration in days, hours and minutes. */

export interface DurationParts {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/** Longest duration of a job, in minutes: 31 days. */
export const maxDuration = 31 * 24 * 60;

/** Splits minutes into days of 24 hours, hours and minutes; fractions of a minute are dropped. */
export const durationParts = (minutes: number): DurationParts => {
  const whole = Math.floor(minutes);
  return {
    days: Math.floor(whole / 1440),
    hours: Math.floor((whole % 1440) / 60),
    minutes: whole % 60,
  };
};
