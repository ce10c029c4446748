/**
 * The message catalogue as react-admin's i18nProvider. A few lines of our own instead of ra-i18n-polyglot, which
 * would cost sign-in 7 KiB of its budget for polyfills that no supported browser needs.
 */
import type { I18nProvider } from 'react-admin';
import { further } from '../messages/further';
import { grammarOf } from '../messages/grammar';
import { formatNumber, regionOf } from '../lib/text/region';
import { valueAt } from '../schema/template';
import { currentLanguage, type Language } from './locale';
import type { Values } from '../lib/util/values';

/** Messages by nested keys; `one row |||| {smart_count} rows` are the plural forms of a message. */
export type Catalogue = Readonly<Record<string, unknown>>;

const rules = new Map<string, Intl.PluralRules>();

/** One for each language: creating one takes longer than translating a whole page. */
const pluralRules = (locale: string): Intl.PluralRules => {
  const localeRules = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, localeRules);
  return localeRules;
};

/** The plural form depends on the language: 0 is plural in English and singular in French. */
const formOf = (message: string, count: unknown, locale: string): string => {
  const [singular = '', many] = message.split('||||');
  const isMany =
    many !== undefined && typeof count === 'number' && pluralRules(locale).select(count) !== 'one';
  return (isMany ? many : singular).trim();
};

const countName = 'smart_count';

/** Numbers that name something instead of counting: rows, lines and columns of a sheet, and years. */
const namingNumbers: ReadonlySet<string> = new Set([
  'row',
  'line',
  'column',
  'number',
  'first',
  'last',
  'firstYear',
  'lastYear',
]);

/** All digits after the decimal sign; Intl would round to three. */
const exact = { maximumFractionDigits: 20 };

/** Counts have grouped digits and the region's decimal sign, so that no screen has to format them. */
const textOf = (value: number, name: string, locale: string): string => {
  // The browser's first use of Intl takes longer than drawing a list's rows.
  const isPlain = Number.isInteger(value) && value >= 0 && value < 1000;
  return isPlain || namingNumbers.has(name)
    ? String(value)
    : formatNumber(value, regionOf(locale), exact);
};

/**
 * Fills `{name}`, and react-admin's `%{name}`. A missing value keeps its braces, so that a later step can fill it.
 */
const fill = (message: string, values: Values, locale: string): string =>
  message.replace(/([\p{L}’']+ )?%?\{(\w+)\}/gu, (whole, before = '', name: string) => {
    const word = String(before);
    const value = values[name];
    if (typeof value === 'number') return word + textOf(value, name, locale);
    if (typeof value !== 'string') return whole;
    // A name in Arabic or Hebrew is isolated, or it would reorder the digits and signs around it.
    const isolated = value.replace(/^.*[\u0590-\u08ff].*/s, '\u2068$&\u2069');
    return (grammarOf(locale).beforeValue?.(word, value) ?? word) + isolated;
  });

/** Not in the production build, which has no developer to read it. */
const isDeveloped = import.meta.env.DEV || import.meta.env.VITE_DEMO === '1';

const reported = new Set<string>();

/** A missing text must not break the screen: its key is shown, and reported here once. */
const reportMissing = (key: string): void => {
  if (reported.has(key)) return;
  reported.add(key);
  // oxlint-disable-next-line no-console -- console errors fail tests
  console.error(`The message catalogue has no '${key}'`);
};

/**
 * react-admin asks for the name of a resource with a count, and expects the plural forms in one message; stock dialogs
 * ask for `forcedCaseName`, in the case of sentences.
 */
const countedName = /^(resources\.[^.]+)\.(?:name|forcedCaseName)$/;

const keyOf = (key: string, count: unknown, locale: string): string => {
  const [, resource] = typeof count === 'number' ? (countedName.exec(key) ?? []) : [];
  return resource === undefined ? key : `${resource}.${formOf('label||||name', count, locale)}`;
};

const translateWith =
  (catalogue: Catalogue, languageNow: () => Language) =>
  (messageKey: string, values: Values = {}): string => {
    const { locale, words } = languageNow();
    const key = keyOf(messageKey, values[countName], locale);
    const found = valueAt(words, key) ?? valueAt(catalogue, key) ?? valueAt(further, key);
    if (typeof found === 'string')
      return fill(formOf(found, values[countName], locale), values, locale);
    if (isDeveloped && values._ === undefined && /^(facings|resources)\./.test(key)) {
      reportMissing(key);
    }
    // Plain text (from the platform) is passed as key and as default.
    return fill(typeof values._ === 'string' ? values._ : key, values, locale);
  };

let latest: I18nProvider['translate'] = (key) => key;

/** Translates by the provider of the application on the screen, for code outside React. */
export const translateNow: I18nProvider['translate'] = (key, values) => latest(key, values);

/** Creates a provider for English with another language on top. Switching languages is done elsewhere. */
export const createI18nProvider = (
  catalogue: Catalogue,
  languageNow = currentLanguage,
): I18nProvider => {
  const translate = translateWith(catalogue, languageNow);
  latest = translate;
  return {
    translate,
    getLocale: () => languageNow().locale,
    changeLocale: () => Promise.resolve(),
  };
};
