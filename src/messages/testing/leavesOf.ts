/** Every text of a catalogue by its dotted key. */
export const leavesOf = (part: object, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(part).flatMap(([key, value]: [string, unknown]): (readonly [string, string])[] =>
      typeof value === 'string'
        ? [[prefix + key, value]]
        : typeof value === 'object' && value !== null
          ? [...leavesOf(value, `${prefix}${key}.`)]
          : [],
    ),
  );
