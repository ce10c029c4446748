import { useMemo } from 'react';
import type { I18nProvider } from 'react-admin';
import { useLanguage } from './consoleLanguage';
import { createI18nProvider, type Catalogue } from './i18nProvider';
import { languages } from '../messages/languages';
import { changeLocale } from './locale';

/**
 * The i18nProvider of the selected language, from the complete English catalogue. A new language creates a new
 * provider, which renders all texts again; react-admin's own way would remount every screen and lose typed values.
 */
export const useI18nProvider = (catalogue: Catalogue): I18nProvider => {
  const language = useLanguage();
  return useMemo(
    () => ({
      ...createI18nProvider(catalogue, () => language),
      getLocales: () => languages,
      changeLocale,
    }),
    [catalogue, language],
  );
};
