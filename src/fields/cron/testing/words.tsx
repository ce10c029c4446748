/** Renders the children in a language, with the complete catalogue. */
import type { ReactNode } from 'react';
import { I18nContextProvider } from 'react-admin';
import { createI18nProvider } from '../../../app/i18nProvider';
import { english } from '../../../messages/en/index';
import { french } from '../../../messages/fr/index';

const providers = {
  en: createI18nProvider(english),
  fr: createI18nProvider(english, () => ({ locale: 'fr', words: french })),
};

interface WordsProps {
  readonly locale?: 'en' | 'fr';
  readonly children: ReactNode;
}

export const Words = ({ locale = 'en', children }: WordsProps) => (
  <I18nContextProvider value={providers[locale]}>{children}</I18nContextProvider>
);
