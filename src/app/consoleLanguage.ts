/** The console's language: its complete catalogue, and switching to another one. */
import { useSyncExternalStore } from 'react';
import { writePreference } from '../shell/preference';
import {
  setLanguage,
  currentLanguage,
  english,
  loadLanguage,
  loadLanguagesWith,
  localeKey,
  startLanguage,
  subscribeToLanguage,
  type Language,
} from './locale';

const loadComplete = (locale: string) => loadLanguage(locale, 'complete');

/**
 * Loads the console's texts in addition to those of sign-in. If they cannot be loaded, English is shown. Waits for
 * `startLanguage`: the console's code may be here before the selected language is set.
 */
export const completeLanguage = async (): Promise<void> => {
  loadLanguagesWith(loadComplete);
  await startLanguage();
  const { locale } = currentLanguage();
  if (locale !== english.locale) await loadComplete(locale).then(setLanguage, reportError);
};

/** Changes the language immediately and for later visits. Rejects if its texts cannot be loaded. */
export const changeLocale = async (locale: string): Promise<void> => {
  setLanguage(await loadComplete(locale));
  writePreference(localeKey, locale);
};

export const useLanguage = (): Language =>
  useSyncExternalStore(subscribeToLanguage, currentLanguage);
