/** The console's language: its complete catalogue, and switching to another one. */
import { useSyncExternalStore } from 'react';
import { writePreference } from '../shell/preference';
import {
  setLanguage,
  currentLanguage,
  english,
  localeKey,
  subscribeToLanguage,
  type Language,
} from './locale';

const loadFrench = async (): Promise<Language> => ({
  locale: 'fr',
  words: (await import('../messages/fr/index')).french,
});

/** Loads the console's texts in addition to those of sign-in. If they cannot be loaded, English is shown. */
export const completeLanguage = async (): Promise<void> => {
  if (currentLanguage() !== english) await loadFrench().then(setLanguage, reportError);
};

/** Changes the language immediately and for later visits. Rejects if its texts cannot be loaded. */
export const changeLocale = async (locale: string): Promise<void> => {
  setLanguage(locale === 'fr' ? await loadFrench() : english);
  writePreference(localeKey, locale);
};

export const useLanguage = (): Language =>
  useSyncExternalStore(subscribeToLanguage, currentLanguage);
