/** Values that come from outside, in JSON or an address. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads JSON; the result of `otherwise` if the text is no JSON. */
export const parsedJson = (text: string, otherwise: () => unknown): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return otherwise();
  }
};

const momentShape = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;

/** Milliseconds since 1970 of a UTC date, or of a time with an offset; 31 February is invalid. */
export const momentOf = (text: string): number | undefined => {
  const [, date] = momentShape.exec(text) ?? [];
  const moment = Date.parse(text);
  if (date === undefined || Number.isNaN(moment)) return undefined;
  return new Date(`${date}T00:00Z`).toISOString().startsWith(date) ? moment : undefined;
};
