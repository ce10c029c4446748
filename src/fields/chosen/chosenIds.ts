/** The ids that are chosen, of a value that may be anything (readings.md 25). */
export const chosenIds = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? [
        ...new Set(
          value
            .filter((id): id is string | number => typeof id === 'string' || typeof id === 'number')
            .map(String)
            .filter((id) => id !== ''),
        ),
      ]
    : [];

/** With or without some of them; those that stay keep their order. */
export const withIds = (
  chosen: readonly string[],
  ids: readonly string[],
  isOn: boolean,
): readonly string[] => {
  if (isOn) return [...new Set([...chosen, ...ids])];
  const gone = new Set(ids);
  return chosen.filter((id) => !gone.has(id));
};
