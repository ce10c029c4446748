/** The moment a platform's value names: ISO text or milliseconds; null for what names none. */
const milliseconds = /^\d{12,}$/;

export const momentOf = (value: unknown): Date | null => {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = typeof value === 'string' ? value.trim() : value;
  if (text === '') return null;
  // Milliseconds come as text where the platform's number is a big one.
  const date = new Date(typeof text === 'string' && milliseconds.test(text) ? Number(text) : text);
  return Number.isNaN(date.getTime()) ? null : date;
};
