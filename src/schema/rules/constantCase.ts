/**
 * Converts a storage type's name while it is typed (rules 5): to capitals; characters other than letters, underscores
 * and spaces are removed; each run of spaces becomes one underscore.
 */
export const constantCase = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z_ ]/g, '')
    .replace(/[_ ]+/g, '_');
