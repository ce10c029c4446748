/** What is picked, of a value that may be anything (readings.md 25). */
export const pickedOf = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? [...new Set(value.filter((each): each is string => typeof each === 'string' && each !== ''))]
    : [];
