/** The language that the console shows, for the demo's own texts. */
export type Language = 'en' | 'fr';

/** The console keeps its language in the document; on a server there is none. */
export const shownLanguage = (): Language =>
  typeof document !== 'undefined' && document.documentElement.lang === 'fr' ? 'fr' : 'en';

/** A text in both languages. */
export type Both = readonly [english: string, french: string];

/** The text in the shown language. */
export const inLanguage = ([english, french]: Both): string =>
  shownLanguage() === 'fr' ? french : english;
