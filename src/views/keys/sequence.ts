/** Key sequences: 'g' followed by a letter. */

/** Milliseconds after which the first key is discarded. */
export const sequenceTime = 1500;

/** A first key waiting for the second. */
export interface PendingSequence {
  readonly first: string;
  /** When it was pressed, in milliseconds of any clock. */
  readonly at: number;
}

export interface Step {
  readonly begun: PendingSequence | null;
  /** The completed input: one key or two. */
  readonly pressed: readonly string[] | null;
}

/** Advances the sequence by a key. A second key never counts as a single key. */
export const step = ({
  begun,
  key,
  at,
  begins,
}: {
  readonly begun: PendingSequence | null;
  readonly key: string;
  readonly at: number;
  /** Keys that start a sequence. */
  readonly begins: ReadonlySet<string>;
}): Step => {
  if (begun && at - begun.at <= sequenceTime) return { begun: null, pressed: [begun.first, key] };
  if (begins.has(key)) return { begun: { first: key, at }, pressed: null };
  return { begun: null, pressed: [key] };
};
