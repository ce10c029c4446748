/** Dates of a calendar as whole days since 1970-01-01, wherever they are lived through. */

/** Milliseconds. */
export const dayLength = 86_400_000;
export const minuteLength = 60_000;

const written = /^\d{4}-\d{2}-\d{2}$/;
// Far enough for any plan; before and after, time zones are guesses.
const [earliest, latest] = [Date.UTC(2000, 0, 1) / dayLength, Date.UTC(2099, 11, 31) / dayLength];

export const isoOf = (day: number): string => new Date(day * dayLength).toISOString().slice(0, 10);

/** Null for what is no date, or none that a calendar could show. */
export const dayFrom = (text: string | null): number | null => {
  if (text === null || !written.test(text)) return null;
  const day = Date.parse(`${text}T00:00:00Z`) / dayLength;
  return Number.isInteger(day) && day >= earliest && day <= latest && isoOf(day) === text
    ? day
    : null;
};

/** 0 is Monday. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;

export const mondayOf = (day: number): number => day - weekdayOf(day);

/** The seven days from a Monday on. */
export const weekFrom = (monday: number): readonly number[] =>
  Array.from({ length: 7 }, (_, at) => monday + at);
