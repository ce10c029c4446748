/**
 * The language at hand: a preference of the browser, kept as density is, and the browser's own until there is one. What sign-in waits for is only
 * here; changing it is the console's (consoleLanguage.ts).
 */
import { readPreference, writePreference } from '../shell/preference';

export interface Language {
  readonly locale: string;
  /** Laid over the English catalogue, which stands wherever these say nothing. */
  readonly words: Readonly<Record<string, unknown>>;
}

export const english: Language = { locale: 'en', words: {} };

/** Each named in itself: whoever looks for it may read nothing else. */
export const languages = [
  { locale: 'en', name: 'English' },
  { locale: 'fr', name: 'Français' },
];

/** Where the choice is kept. */
export const localeKey = 'facings-locale';

let current = english;

export const currentLanguage = (): Language => current;

const listeners = new Set<() => void>();

export const subscribeToLanguage = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const become = (language: Language): void => {
  current = language;
  document.documentElement.lang = language.locale;
  for (const listener of listeners) listener();
};

/** The person's choice; before there is one, the first language of the browser that there are words in. */
const wantedLocale = (): string =>
  readPreference(localeKey) ??
  navigator.languages
    .map((language) => language.split('-', 1)[0] ?? '')
    .find((language) => languages.some(({ locale }) => locale === language)) ??
  english.locale;

const loadSignIn = async (locale: string): Promise<Language> =>
  locale === 'fr'
    ? { locale, words: (await import('../messages/fr/signInCatalogue')).frenchSignIn }
    : english;

/** Changes the language of sign-in at once and for later visits. Rejects where its words cannot be loaded. */
export const changeSignInLocale = async (locale: string): Promise<void> => {
  become(await loadSignIn(locale));
  writePreference(localeKey, locale);
};

/**
 * The chosen language before anything is drawn, with the words of sign-in only. Should they not arrive,
 * everything is there in English.
 */
export const startLanguage = async (): Promise<void> => {
  const wanted = wantedLocale();
  if (wanted !== english.locale) await loadSignIn(wanted).then(become, reportError);
};
