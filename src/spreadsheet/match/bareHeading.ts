/** A short note in brackets, usually a unit. */
const bracketed = /[([{]([^()[\]{}]{0,24})[)\]}]/g;

/** A header without its notes in brackets: 'Breite (cm)' becomes 'Breite'. */
export const bareHeading = (heading: string): string => heading.replace(bracketed, ' ').trim();

/** The notes in brackets, in order. */
export const bracketsIn = (heading: string): readonly string[] =>
  Array.from(heading.matchAll(bracketed), ([, inside = '']) => inside.trim());
