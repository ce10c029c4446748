// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

const { lang } = document.documentElement;
/** jsdom has no such API. */
const reported = vi.fn();

beforeEach(() => {
  document.documentElement.lang = lang;
  vi.resetModules();
  reported.mockClear();
  vi.stubGlobal('reportError', reported);
  vi.doUnmock('../messages/fr/index');
  vi.doUnmock('../messages/fr/signIn');
});

/** Simulates a visit by importing the modules again. */
const visit = async () => ({
  ...(await import('./locale')),
  ...(await import('./consoleLanguage')),
  ...(await import('./i18nProvider')),
});

const catalogue = { facings: { signIn: { title: 'Sign in' }, shell: { menu: 'Open navigation' } } };

it('is English by default', async () => {
  const { startLanguage, completeLanguage, createI18nProvider } = await visit();
  await startLanguage();
  await completeLanguage();
  const { translate, getLocale } = createI18nProvider(catalogue);
  expect(getLocale()).toBe('en');
  expect(translate('facings.signIn.title')).toBe('Sign in');
});

it.each([
  [['fr-FR', 'en'], 'fr'],
  [['de-DE', 'fr-CA', 'en'], 'fr'],
  [['en-GB', 'fr'], 'en'],
  [['de-DE'], 'en'],
])('starts with the first supported language of the browser: %j', async (own, locale) => {
  localStorage.clear();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(own);
  const { startLanguage, currentLanguage } = await visit();
  await startLanguage();
  expect(currentLanguage().locale).toBe(locale);
});

it("starts with the selected language, whatever the browser's", async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR']);
  localStorage.setItem('facings-locale', 'en');
  const { startLanguage, currentLanguage } = await visit();
  await startLanguage();
  expect(currentLanguage().locale).toBe('en');
  localStorage.clear();
});

it('of sign-in changes at once, notifies listeners, and is remembered', async () => {
  const { changeLocale, currentLanguage, subscribeToLanguage } = await visit();
  const told = vi.fn();
  subscribeToLanguage(told);
  await changeLocale('fr');
  expect(currentLanguage().locale).toBe('fr');
  expect(told).toHaveBeenCalledOnce();
  expect(localStorage.getItem('facings-locale')).toBe('fr');
  localStorage.clear();
});

it('is French from the start if selected: sign-in first, then the console', async () => {
  localStorage.setItem('facings-locale', 'fr');
  const { startLanguage, completeLanguage, createI18nProvider } = await visit();
  const { translate, getLocale } = createI18nProvider(catalogue);
  await startLanguage();
  expect(document.documentElement).toHaveAttribute('lang', 'fr');
  expect(getLocale()).toBe('fr');
  expect(translate('facings.signIn.title')).toBe('Connexion');
  expect(translate('facings.shell.menu')).toBe('Open navigation');
  await completeLanguage();
  expect(translate('facings.shell.menu')).toBe('Ouvrir la navigation');
  expect(translate('facings.signIn.title')).toBe('Connexion');
  expect(reported).not.toHaveBeenCalled();
});

it('is complete also if the code of the console is here before the language', async () => {
  localStorage.setItem('facings-locale', 'fr');
  const { startLanguage, completeLanguage, createI18nProvider } = await visit();
  const { translate } = createI18nProvider(catalogue);
  await Promise.all([completeLanguage(), startLanguage()]);
  expect(translate('facings.shell.menu')).toBe('Ouvrir la navigation');
  localStorage.clear();
});

it('changes the whole console from the sign-in page, once its code is here', async () => {
  const { completeLanguage, changeLocale, createI18nProvider } = await visit();
  const { translate } = createI18nProvider(catalogue);
  await completeLanguage();
  await changeLocale('fr');
  expect(translate('facings.shell.menu')).toBe('Ouvrir la navigation');
  localStorage.clear();
});

it('changes at once in both directions, and is remembered', async () => {
  const { changeLocale, currentLanguage } = await visit();
  await changeLocale('fr');
  expect(currentLanguage().locale).toBe('fr');
  expect(document.documentElement).toHaveAttribute('lang', 'fr');
  expect(localStorage.getItem('facings-locale')).toBe('fr');
  await changeLocale('en');
  expect(currentLanguage().locale).toBe('en');
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(localStorage.getItem('facings-locale')).toBe('en');
});

it('a third language is one entry; its missing texts are English', async () => {
  const { languages } = await import('../messages/languages');
  const { changeLocale, createI18nProvider, currentLanguage } = await visit();
  languages.push({
    locale: 'de',
    name: 'Deutsch',
    load: {
      signIn: () => Promise.resolve({}),
      complete: () => Promise.resolve({ facings: { signIn: { title: 'Anmelden' } } }),
    },
  });
  await changeLocale('de');
  const { translate, getLocale } = createI18nProvider(catalogue);
  expect(getLocale()).toBe('de');
  expect(document.documentElement).toHaveAttribute('lang', 'de');
  expect(translate('facings.signIn.title')).toBe('Anmelden');
  expect(translate('facings.shell.menu')).toBe('Open navigation');
  expect(currentLanguage().locale).toBe('de');
  localStorage.clear();
});

it('the language chosen last wins, whichever is loaded first', async () => {
  const { changeLocale, currentLanguage } = await visit();
  await Promise.all([changeLocale('fr'), changeLocale('en')]);
  expect(currentLanguage().locale).toBe('en');
  expect(localStorage.getItem('facings-locale')).toBe('en');
  localStorage.clear();
});

it('is English for a selection that is no longer offered', async () => {
  localStorage.setItem('facings-locale', 'tlh');
  const { startLanguage, currentLanguage } = await visit();
  await startLanguage();
  expect(currentLanguage().locale).toBe('en');
});

it('stays the same if texts cannot be loaded', async () => {
  const gone = () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  vi.doMock('../messages/fr/signIn', gone);
  vi.doMock('../messages/fr/index', gone);
  localStorage.setItem('facings-locale', 'fr');
  const { startLanguage, completeLanguage, changeLocale, currentLanguage } = await visit();
  await startLanguage();
  await completeLanguage();
  expect(reported).toHaveBeenCalledOnce();
  expect(currentLanguage().locale).toBe('en');
  localStorage.clear();
  await expect(changeLocale('fr')).rejects.toThrow();
  expect(currentLanguage().locale).toBe('en');
  expect(localStorage.getItem('facings-locale')).toBeNull();
});
