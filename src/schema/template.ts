/** Message templates and dotted paths: `Region "{name}" updated successfully!`. */

/** The value at a dotted path; undefined where any step is missing, never an error (readings.md 25). */
export const valueAt = (source: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        value !== null && typeof value === 'object' && Object.hasOwn(value, key)
          ? (value as Readonly<Record<string, unknown>>)[key]
          : undefined,
      source,
    );

/** The first value that is there at one of several dotted paths. */
export const firstValueAt = (source: unknown, paths: readonly string[]): unknown => {
  for (const path of paths) {
    const value = valueAt(source, path);
    if (value != null) return value;
  }
  return undefined;
};

/** Fills `{dotted.path}` from the values; what is missing reads as nothing. */
export const fillTemplate = (template: string, values: unknown): string =>
  template.replace(/\{([\w.]+)\}/g, (_, path: string) => {
    const value = valueAt(values, path);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });
