import { useMemo } from 'react';
import { CoreAdminContext, type CoreAdminContextProps } from 'react-admin';
import { changeLocale, useLanguage } from './consoleLanguage';
import { languages } from './locale';
import { createI18nProvider, type Catalogue } from './i18nProvider';

interface ConsoleContextProps extends Omit<CoreAdminContextProps, 'i18nProvider'> {
  /** The console's complete English catalogue. */
  readonly catalogue: Catalogue;
}

/**
 * react-admin's context in the selected language. A new language creates a new i18n provider, which re-renders all
 * texts. react-admin's own way would remount every screen and lose typed values.
 */
export const ConsoleContext = ({ catalogue, ...parts }: ConsoleContextProps) => {
  const language = useLanguage();
  const i18nProvider = useMemo(
    () => ({
      ...createI18nProvider(catalogue, () => language),
      getLocales: () => languages,
      changeLocale,
    }),
    [catalogue, language],
  );
  return <CoreAdminContext {...parts} i18nProvider={i18nProvider} />;
};
