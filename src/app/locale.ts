/**
 * The language at hand: a preference of the browser, kept as density is. What sign-in waits for is only
 * here; changing it is the console's (consoleLanguage.ts).
 */
import { readPreference } from '../shell/preference';

export interface Language {
  readonly locale: string;
  /** Laid over the English catalogue, which stands wherever these say nothing. */
  readonly words: Readonly<Record<string, unknown>>;
}

export const english: Language = { locale: 'en', words: {} };

/** Where the choice is kept. */
export const localeKey = 'facings-locale';

let current = english;

export const currentLanguage = (): Language => current;

export const become = (language: Language): void => {
  current = language;
  document.documentElement.lang = language.locale;
};

/**
 * The chosen language before anything is drawn, with the words of sign-in only. Should they not arrive,
 * everything is there in English.
 */
export const startLanguage = async (): Promise<void> => {
  if (readPreference(localeKey) === 'fr') {
    await import('../messages/fr/signInCatalogue').then(({ frenchSignIn }) => {
      become({ locale: 'fr', words: frenchSignIn });
    }, reportError);
  }
};
