/** Values in JSON that comes from outside. */
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
