/** Renders a part of a chart in the person's language; shows the address that its links open. */
import { render } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import type { ReactNode } from 'react';
import { createI18nProvider } from '../../../app/i18nProvider';
import { english } from '../../../messages/en/index';
import { french } from '../../../messages/fr/index';
import type { Speech } from '../figures/figureText';
import type { ChartWords } from '../types';

const languageOf = (locale: 'en' | 'fr') => ({ locale, words: locale === 'fr' ? french : {} });
const providerOf = (locale: 'en' | 'fr') => createI18nProvider(english, () => languageOf(locale));

export const speechOf = (locale: 'en' | 'fr'): Speech => ({
  locale,
  translate: (key, values) => providerOf(locale).translate(key, values),
});

export const words: ChartWords = {
  title: 'Adjustments',
  question: 'How often were counts corrected?',
  about: '1 to 3 March 2026, all zones',
  timeZone: 'America/New_York',
  fileName: 'adjustments',
};

const Place = () => <p>{useLocation().pathname}</p>;

export const renderChart = (part: ReactNode, locale: 'en' | 'fr' = 'en') => {
  const page = (content: ReactNode) => {
    const element = (
      <>
        <Place />
        {content}
      </>
    );
    return (
      <I18nContextProvider value={providerOf(locale)}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </I18nContextProvider>
    );
  };
  return render(page(part));
};
