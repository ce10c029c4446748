/** Days of a calendar's week, counted as src/schema/days.ts counts them. */

/** Milliseconds. */
export const minuteLength = 60_000;

/** 0 is Monday. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;

export const mondayOf = (day: number): number => day - weekdayOf(day);

/** The seven days from a Monday on. */
export const weekFrom = (monday: number): readonly number[] =>
  Array.from({ length: 7 }, (_, at) => monday + at);
