import { useMemo } from 'react';
import { CoreAdminContext, type CoreAdminContextProps } from 'react-admin';
import { changeLocale, useLanguage } from './consoleLanguage';
import { languages } from './locale';
import { createI18nProvider, type Catalogue } from './i18nProvider';

interface ConsoleContextProps extends Omit<CoreAdminContextProps, 'i18nProvider'> {
  /** English of everything the console says. */
  readonly catalogue: Catalogue;
}

/**
 * react-admin's context in the chosen language. A change of language is a new provider, which draws every
 * text anew; react-admin's own way would begin every screen anew, and lose what was typed there.
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
