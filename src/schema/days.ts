/** Dates as whole days since 1970-01-01, wherever they are lived through. */

/** Milliseconds. */
export const dayLength = 86_400_000;

const written = /^\d{4}-\d{2}-\d{2}$/;
// Nobody counted shelves with this before, and nothing is known of what comes after.
const [earliest, latest] = [Date.UTC(2000, 0, 1) / dayLength, Date.UTC(2099, 11, 31) / dayLength];

/** 'YYYY-MM-DD' of a day's number. */
export const isoOf = (day: number): string => new Date(day * dayLength).toISOString().slice(0, 10);

/** Null for what is no date, or one out of all reach. */
export const dayFrom = (text: string | null): number | null => {
  if (text === null || !written.test(text)) return null;
  const day = Date.parse(`${text}T00:00:00Z`) / dayLength;
  return Number.isInteger(day) && day >= earliest && day <= latest && isoOf(day) === text
    ? day
    : null;
};
