/** Which records a bulk edit opens: in the history's state, since many ids are too long for an address. */

export const chosenState = (ids: readonly (string | number)[]) => ({ chosenIds: ids.map(String) });

/** Undefined if all records are edited; the history's state is untrusted. */
export const chosenIdsOf = (state: unknown): readonly string[] | undefined => {
  if (typeof state !== 'object' || state === null || !('chosenIds' in state)) return undefined;
  const { chosenIds } = state;
  return Array.isArray(chosenIds) && chosenIds.every((id) => typeof id === 'string')
    ? chosenIds
    : undefined;
};
