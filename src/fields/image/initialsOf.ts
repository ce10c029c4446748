/** The first letters of the first two words: 'Acme Foods' → 'AF'. Whole characters, not code units. */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => /./u.exec(word)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase();
