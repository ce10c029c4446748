/** Adds phrases to a list: trimmed, and without duplicates that differ only in case. */

/** Splits text at commas and line breaks. */
export const splitPhrases = (text: string): readonly string[] =>
  text
    .split(/[,\r\n]+/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

const folded = (phrase: string): string => phrase.normalize('NFC').trim().toLowerCase();

interface Added {
  readonly phrases: readonly string[];
  /** Phrases that were already in the list, as entered. */
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
