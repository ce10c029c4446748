/** A short note in brackets: a unit mostly. */
const bracketed = /[([{]([^()[\]{}]{0,24})[)\]}]/g;

/** A heading without what stands in brackets: 'Breite (cm)' is 'Breite'. */
export const bareHeading = (heading: string): string => heading.replace(bracketed, ' ').trim();

/** What stands in brackets, one after the other. */
export const bracketsIn = (heading: string): readonly string[] =>
  Array.from(heading.matchAll(bracketed), ([, inside = '']) => inside.trim());
