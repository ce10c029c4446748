/** The chosen language and its words: a preference of the browser, kept as density is. */
import { useSyncExternalStore } from 'react';
import { readPreference, writePreference } from '../shell/preference';
import type { Catalogue } from './i18nProvider';

export interface Language {
  readonly locale: string;
  /** Laid over the English catalogue, which stands wherever these say nothing. */
  readonly words: Catalogue;
}

/** Each named in itself: who looks for it may read nothing else. */
export const languages = [
  { locale: 'en', name: 'English' },
  { locale: 'fr', name: 'Français' },
];

export const english: Language = { locale: 'en', words: {} };

const key = 'facings-locale';
const listeners = new Set<() => void>();
let current = english;

export const currentLanguage = (): Language => current;

const become = (language: Language): void => {
  current = language;
  document.documentElement.lang = language.locale;
  for (const listener of listeners) listener();
};

const loadFrench = async (): Promise<Language> => ({
  locale: 'fr',
  words: (await import('../messages/fr/index')).french,
});

/**
 * The chosen language before anything is drawn, with the words of sign-in: those of the console are on
 * their way with it. Should they not arrive, all is there in English.
 */
export const startLanguage = async (): Promise<void> => {
  if (readPreference(key) !== 'fr') return;
  try {
    const { frenchSignIn } = await import('../messages/fr/signInCatalogue');
    become({ locale: 'fr', words: frenchSignIn });
  } catch (error) {
    reportError(error);
  }
};

/** All words of the language that is current; the console waits for them. */
export const completeLanguage = async (): Promise<void> => {
  if (current !== english) become(await loadFrench());
};

/** Changes the language at once and for later visits. Rejects where its words cannot be loaded. */
export const changeLocale = async (locale: string): Promise<void> => {
  become(locale === 'fr' ? await loadFrench() : english);
  writePreference(key, locale);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage);
