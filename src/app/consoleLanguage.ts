/** The console's language: all its words, and the way to another. */
import { useSyncExternalStore } from 'react';
import { writePreference } from '../shell/preference';
import {
  become,
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

/** Lays the words of the console beside those of sign-in. What does not arrive is there in English. */
export const completeLanguage = async (): Promise<void> => {
  if (currentLanguage() !== english) await loadFrench().then(become, reportError);
};

/** Changes the language at once and for later visits. Rejects where its words cannot be loaded. */
export const changeLocale = async (locale: string): Promise<void> => {
  become(locale === 'fr' ? await loadFrench() : english);
  writePreference(localeKey, locale);
};

export const useLanguage = (): Language =>
  useSyncExternalStore(subscribeToLanguage, currentLanguage);
