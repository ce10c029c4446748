/** The page of the chart bench: one card, and a function that sets its figures. */
import { ThemeProvider } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nContextProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createI18nProvider } from '../../../src/app/i18nProvider';
import { theme } from '../../../src/app/theme';
import { ChartCard } from '../../../src/lib/charts/ChartCard';
import { loadDrawing } from '../../../src/lib/charts/ChartDrawing';
import type { ChartModel } from '../../../src/lib/charts/types';
import { english } from '../../../src/messages/en/index';
import { models, type ModelName } from './models';

declare global {
  interface Window {
    draw: (name: ModelName | null) => void;
  }
}

const words = {
  title: 'Figures',
  question: 'How long does it take to draw them?',
  about: 'A bench',
  timeZone: 'UTC',
  fileName: 'bench',
};

const Page = () => {
  const [model, setModel] = useState<ChartModel | null>(null);
  useEffect(() => {
    window.draw = (name) => {
      setModel(name === null ? null : models[name]);
    };
  }, []);
  return model && <ChartCard model={model} words={words} state={{ type: 'ready' }} />;
};

// The library's loading is measured by the bundle budgets; here it is loaded before.
await loadDrawing();

const element = document.getElementById('root');
if (element === null) throw new Error('The page has no root.');
createRoot(element).render(
  <I18nContextProvider value={createI18nProvider(english)}>
    <ThemeProvider theme={theme}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <Page /> }])} />
    </ThemeProvider>
  </I18nContextProvider>,
);
