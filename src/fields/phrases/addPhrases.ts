/** How phrases come into a list: trimmed, and each only once whatever its case. */

/** A comma and a new line end a phrase. */
export const splitPhrases = (text: string): readonly string[] =>
  text
    .split(/[,\r\n]+/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

const folded = (phrase: string): string => phrase.normalize('NFC').trim().toLowerCase();

interface Added {
  readonly phrases: readonly string[];
  /** Those that were there already, as they were given. */
  readonly repeated: readonly string[];
}

export const addPhrases = (phrases: readonly string[], given: readonly string[]): Added => {
  const known = new Set(phrases.map(folded));
  const all = [...phrases];
  const repeated: string[] = [];
  for (const one of given) {
    const phrase = one.trim();
    if (phrase === '') continue;
    if (known.has(folded(phrase))) {
      repeated.push(phrase);
      continue;
    }
    known.add(folded(phrase));
    all.push(phrase);
  }
  return { phrases: all, repeated };
};
