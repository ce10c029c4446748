/** The console's language: its complete catalogue, and its place in react-admin's store. */
import { useSyncExternalStore } from 'react';
import { createStore } from '../lib/util/listeners';
import type { Setting } from './personStore';
import {
  changeLocale,
  setLanguage,
  currentLanguage,
  english,
  loadLanguage,
  loadLanguagesWith,
  startLanguage,
  subscribeToLanguage,
  type Language,
} from './locale';

const loadComplete = (locale: string) => loadLanguage(locale, 'complete');

// From here on, a change of language loads all texts, also on the sign-in page.
loadLanguagesWith(loadComplete);

/**
 * Loads the console's texts in addition to those of sign-in. If they cannot be loaded, English is shown. Waits for
 * `startLanguage`: the console's code may be here before the selected language is set.
 */
export const completeLanguage = async (): Promise<void> => {
  await startLanguage();
  const { locale } = currentLanguage();
  if (locale !== english.locale) await loadComplete(locale).then(setLanguage, reportError);
};

export const useLanguage = (): Language =>
  useSyncExternalStore(subscribeToLanguage, currentLanguage);

/** Changes of language that failed, for the message in the console. */
export const failedChange = createStore(0);

/**
 * The language in react-admin's store. Read without a default, as its I18nContextProvider does, it is undefined: that
 * component would remount every screen when the language changes, and lose typed values.
 */
export const localeSetting: Setting = {
  get: (defaultValue) => (defaultValue === undefined ? undefined : currentLanguage().locale),
  set: (locale) => {
    if (typeof locale !== 'string') return;
    changeLocale(locale).catch(() => {
      failedChange.set(failedChange.get() + 1);
    });
  },
  // `useLocaleState` follows the i18nProvider, of which there is a new one for each language.
  subscribe: () => () => undefined,
};
