/**
 * A storage type's name as it is typed (rules 5): capitals; anything but letters, underscore and space
 * removed; spaces become underscores, and several of them one.
 */
export const constantCase = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z_ ]/g, '')
    .replace(/[_ ]+/g, '_');
