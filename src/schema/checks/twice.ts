/** Returns the first value that occurs more than once. */
export const twice = (values: readonly string[]): string | undefined =>
  values.find((value, index) => values.indexOf(value) !== index);
