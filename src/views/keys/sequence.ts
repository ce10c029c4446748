/** Keys pressed one after the other: 'g' and then a letter. */

/** Milliseconds after which the first key is forgotten. */
export const sequenceTime = 1500;

/** A first key that waits for its second. */
export interface Begun {
  readonly first: string;
  /** When it was pressed, in milliseconds of any clock. */
  readonly at: number;
}

export interface Step {
  readonly begun: Begun | null;
  /** What was pressed, once it is whole: one key or two. */
  readonly pressed: readonly string[] | null;
}

/** What a key makes of what was begun. A key after a first one never means anything by itself. */
export const step = ({
  begun,
  key,
  at,
  begins,
}: {
  readonly begun: Begun | null;
  readonly key: string;
  readonly at: number;
  /** Keys that are the first of two. */
  readonly begins: ReadonlySet<string>;
}): Step => {
  if (begun && at - begun.at <= sequenceTime) return { begun: null, pressed: [begun.first, key] };
  if (begins.has(key)) return { begun: { first: key, at }, pressed: null };
  return { begun: null, pressed: [key] };
};
