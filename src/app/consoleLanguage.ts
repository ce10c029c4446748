/** The console's language: all its words, and the way to another. */
import { useSyncExternalStore } from 'react';
import { writePreference } from '../shell/preference';
import { become, currentLanguage, english, localeKey, type Language } from './locale';

/** Each named in itself: who looks for it may read nothing else. */
export const languages = [
  { locale: 'en', name: 'English' },
  { locale: 'fr', name: 'Français' },
];

const listeners = new Set<() => void>();

const change = (language: Language): void => {
  become(language);
  for (const listener of listeners) listener();
};

const loadFrench = async (): Promise<Language> => ({
  locale: 'fr',
  words: (await import('../messages/fr/index')).french,
});

/** Lays the words of the console beside those of sign-in. What does not arrive is there in English. */
export const completeLanguage = async (): Promise<void> => {
  if (currentLanguage() !== english) await loadFrench().then(change, reportError);
};

/** Changes the language at once and for later visits. Rejects where its words cannot be loaded. */
export const changeLocale = async (locale: string): Promise<void> => {
  change(locale === 'fr' ? await loadFrench() : english);
  writePreference(localeKey, locale);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage);
