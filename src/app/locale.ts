/**
 * The current language: a setting of the browser, stored like density; by default the browser's own language. This
 * file has only what sign-in needs; the console changes the language in consoleLanguage.ts.
 */
import { languages } from '../messages/languages';
import { storedText, storeText } from '../lib/util/storedText';
import { createStore } from '../lib/util/listeners';

export interface Language {
  readonly locale: string;
  /** Overrides the English catalogue, which is used where a text is missing. */
  readonly words: Readonly<Record<string, unknown>>;
}

export const english: Language = { locale: 'en', words: {} };

/** Loads one part of a language's texts; English for an unknown language. */
export const loadLanguage = async (
  locale: string,
  part: 'signIn' | 'complete',
): Promise<Language> => {
  const load = languages.find((language) => language.locale === locale)?.load;
  return load ? { locale, words: await load[part]() } : english;
};

/** Storage key of the selected language. */
export const localeKey = 'facings-locale';

const current = createStore(english);

export const currentLanguage = current.get;

export const subscribeToLanguage = current.subscribe;

export const setLanguage = (language: Language): void => {
  document.documentElement.lang = language.locale;
  current.set(language);
};

/** The selected language, or else the first of the browser's languages that has a translation. */
const wantedLocale = (): string =>
  storedText(localeKey) ??
  navigator.languages
    .map((language) => language.split('-', 1)[0] ?? '')
    .find((language) => languages.some(({ locale }) => locale === language)) ??
  english.locale;

const loadSignIn = (locale: string) => loadLanguage(locale, 'signIn');

let loadTexts = loadSignIn;

/** The console's code replaces the texts of sign-in with the complete catalogue, from whichever page is open. */
export const loadLanguagesWith = (load: (locale: string) => Promise<Language>): void => {
  loadTexts = load;
};

let latest = '';

/** Changes the language immediately and for later visits. Rejects if its texts cannot be loaded. */
export const changeLocale = async (locale: string): Promise<void> => {
  latest = locale;
  const language = await loadTexts(locale);
  // Another one has been chosen while this one was loading.
  if (latest !== locale) return;
  setLanguage(language);
  storeText(localeKey, locale);
};

const start = async (): Promise<void> => {
  const wanted = wantedLocale();
  if (wanted !== english.locale) await loadSignIn(wanted).then(setLanguage, reportError);
};
let started: Promise<void> | undefined;

/**
 * Loads the selected language before the first render, once, with the texts of sign-in only. If they cannot be loaded,
 * English is shown.
 */
export const startLanguage = (): Promise<void> => (started ??= start());
