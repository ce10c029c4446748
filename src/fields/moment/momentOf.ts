/** Parses a moment from the platform: ISO text or milliseconds; null if invalid. */
const milliseconds = /^\d{12,}$/;

export const momentOf = (value: unknown): Date | null => {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = typeof value === 'string' ? value.trim() : value;
  if (text === '') return null;
  // Some platforms send large numbers, such as milliseconds, as text.
  const date = new Date(typeof text === 'string' && milliseconds.test(text) ? Number(text) : text);
  return Number.isNaN(date.getTime()) ? null : date;
};
