// @vitest-environment jsdom
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import {
  LocalesMenuButton,
  ToggleThemeButton,
  useLocaleState,
  useStore,
  useTranslate,
} from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toasts } from '../shell/toasts/Toasts';
import { RegistryProvider } from '../fields/useDeclaration';
import { createRegistry } from '../schema/registry';
import { english } from '../messages/en/index';
import '../messages/stock';
import { colorModeStorage, themeSetting } from './colorMode';
import { ConsoleAdmin } from './ConsoleAdmin';
import { localeSetting } from './consoleLanguage';
import { LanguageFailure } from './LanguageFailure';
import { changeLocale } from './locale';
import { createPersonStore } from './personStore';
import { createQueryClient } from './queryClient';
import { theme } from './theme';
import { useI18nProvider } from './useI18nProvider';

const Page = () => {
  const { mode, setMode } = useColorScheme();
  const [locale] = useLocaleState();
  const [stored] = useStore('theme', 'none');
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  return (
    <>
      <p>{`mode ${String(mode)}, store ${stored}, locale ${locale}`}</p>
      <p>{translate('ra.action.save')}</p>
      <input aria-label="Typed" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <button onClick={() => setMode('system')}>system</button>
      <ToggleThemeButton />
      <LocalesMenuButton />
      <LanguageFailure />
      <Toasts />
    </>
  );
};

const parts = () => ({
  queryClient: createQueryClient(),
  store: createPersonStore('o@facings.example', { theme: themeSetting, locale: localeSetting }),
});

const registry = createRegistry([], []);

const Layout = ({ children }: { readonly children: ReactNode }) => (
  <RegistryProvider registry={registry}>{children}</RegistryProvider>
);

const Console = () => {
  const [own] = useState(parts);
  return (
    <ThemeProvider theme={theme} defaultMode="system" storageManager={colorModeStorage}>
      <ConsoleAdmin
        {...own}
        i18nProvider={useI18nProvider(english)}
        theme={theme}
        darkTheme={theme}
        layout={Layout}
        catchAll={Page}
      >
        {null}
      </ConsoleAdmin>
    </ThemeProvider>
  );
};

const show = () =>
  render(
    <MemoryRouter>
      <Console />
    </MemoryRouter>,
  );

const chooseLanguage = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: /^(English|Français)$/ }));
  await userEvent.click(screen.getByRole('menuitem', { name }));
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('light'),
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  localStorage.clear();
});
afterEach(() => changeLocale('en'));

it("react-admin's theme button and MUI's color scheme are one state", async () => {
  const page = show();
  expect(screen.getByText(/^mode system, store none/)).toBeInTheDocument();
  const toggle = screen.getByRole('button', { name: 'Toggle light/dark mode' });
  await userEvent.click(toggle);
  expect(await screen.findByText(/^mode dark, store dark/)).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark');
  await userEvent.click(toggle);
  expect(await screen.findByText(/^mode light, store light/)).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('data-color-scheme', 'light');
  await userEvent.click(toggle);
  page.unmount();
  show();
  expect(screen.getByText(/^mode dark, store dark/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'system' }));
  expect(await screen.findByText(/^mode system, store none/)).toBeInTheDocument();
});

it("another tab's theme is taken", async () => {
  show();
  localStorage.setItem('mui-mode', 'dark');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'mui-mode', newValue: 'dark' }));
  });
  expect(await screen.findByText(/^mode dark, store dark/)).toBeInTheDocument();
});

it("react-admin's language menu changes all texts, its own too, and keeps typed values", async () => {
  show();
  await userEvent.type(screen.getByLabelText('Typed'), 'half a na');
  expect(screen.getByText('Save')).toBeInTheDocument();
  await chooseLanguage('Français');
  expect(await screen.findByText('Enregistrer')).toBeInTheDocument();
  expect(screen.getByText(/locale fr$/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Thème clair/sombre' })).toBeInTheDocument();
  expect(screen.getByLabelText('Typed')).toHaveValue('half a na');
  expect(localStorage.getItem('facings-locale')).toBe('fr');
  await act(() => changeLocale('en'));
  expect(screen.getByText(/locale en$/)).toBeInTheDocument();
  expect(screen.getByLabelText('Typed')).toHaveValue('half a na');
});

it('says that a language chosen there could not be loaded', async () => {
  vi.resetModules();
  vi.doMock('../messages/fr/index', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  show();
  await chooseLanguage('Français');
  expect(await screen.findByText('The language could not be loaded. Try again.')).toBeVisible();
  expect(screen.getByText(/locale en$/)).toBeInTheDocument();
  vi.doUnmock('../messages/fr/index');
});
