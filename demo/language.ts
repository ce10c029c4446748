/** The language that the console shows, for the demo's own texts. */

/** A text in the console's languages. English replaces a missing one, as in the console's catalogue. */
export interface DemoText {
  readonly en: string;
  readonly [locale: string]: string;
}

/** The console keeps its language in the document; on a server there is none. */
export const shownLanguage = (): string =>
  (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en';

/** The text in the shown language. */
export const inLanguage = (text: DemoText): string => text[shownLanguage()] ?? text.en;
