/** Days of a calendar week, numbered as in src/schema/days.ts. */

/** Milliseconds. */
export const minuteLength = 60_000;

/** 0 is Monday. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;

export const mondayOf = (day: number): number => day - weekdayOf(day);

/** The seven days from a Monday. */
export const weekFrom = (monday: number): readonly number[] =>
  Array.from({ length: 7 }, (_, at) => monday + at);
