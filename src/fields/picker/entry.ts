/** What a picker offers. */
export interface Entry {
  readonly value: string;
  readonly label: string;
  /** What tells it apart from others, below its name: a SKU's description. */
  readonly detail?: string;
}

/** Lines of a menu that are no choice: one that asks again, and one that counts what is not shown. */
export type Line =
  | ({ readonly kind: 'entry' } & Entry)
  | { readonly kind: 'retry'; readonly label: string }
  | { readonly kind: 'more'; readonly label: string };

/** More than anyone reads; the rest is reached by typing. */
export const mostLines = 200;

const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Entries whose label and detail have every word of the text, accents and case aside. */
export const matching = (entries: readonly Entry[], text: string): readonly Entry[] => {
  const words = folded(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  return entries.filter(({ label, detail = '' }) => {
    const own = folded(`${label} ${detail}`);
    return words.every((word) => own.includes(word));
  });
};
