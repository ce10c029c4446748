/** Calendar dates as days since 1970-01-01, independent of any time zone. */

/** Milliseconds. */
export const dayLength = 86_400_000;

const written = /^\d{4}-\d{2}-\d{2}$/;
// The range of dates that are accepted, which excludes typing errors.
const [earliest, latest] = [Date.UTC(2000, 0, 1) / dayLength, Date.UTC(2099, 11, 31) / dayLength];

/** Formats a day number as 'YYYY-MM-DD'. */
export const isoOf = (day: number): string => new Date(day * dayLength).toISOString().slice(0, 10);

/** Returns the day number; null if the text is not a date or is out of range. */
export const dayFrom = (text: string | null): number | null => {
  if (text === null || !written.test(text)) return null;
  const day = Date.parse(`${text}T00:00:00Z`) / dayLength;
  return Number.isInteger(day) && day >= earliest && day <= latest && isoOf(day) === text
    ? day
    : null;
};
