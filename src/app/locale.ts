/**
 * The current language: a setting of the browser, stored like density; by default the browser's own language. This
 * file has only what sign-in needs; the console changes the language in consoleLanguage.ts.
 */
import { readPreference, writePreference } from '../shell/preference';
import { createStore } from '../schema/listeners';

export interface Language {
  readonly locale: string;
  /** Overrides the English catalogue, which is used where a text is missing. */
  readonly words: Readonly<Record<string, unknown>>;
}

export const english: Language = { locale: 'en', words: {} };

type Texts = Language['words'];

interface ConsoleLanguage {
  readonly locale: string;
  /** In the language itself, because a reader may understand no other. */
  readonly name: string;
  /** Loads the texts of sign-in, and the complete catalogue; not for English, on which the others are based. */
  readonly load?: {
    readonly signIn: () => Promise<Texts>;
    readonly complete: () => Promise<Texts>;
  };
}

/** A language is one entry here, with its texts in `src/messages`. */
export const languages: ConsoleLanguage[] = [
  { locale: 'en', name: 'English' },
  {
    locale: 'fr',
    name: 'Français',
    load: {
      signIn: () => import('../messages/fr/signIn').then(({ frenchSignIn }) => frenchSignIn),
      complete: () => import('../messages/fr/index').then(({ french }) => french),
    },
  },
];

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
  readPreference(localeKey) ??
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

/** Changes the language of sign-in immediately and for later visits. Rejects if its texts cannot be loaded. */
export const changeSignInLocale = async (locale: string): Promise<void> => {
  setLanguage(await loadTexts(locale));
  writePreference(localeKey, locale);
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
