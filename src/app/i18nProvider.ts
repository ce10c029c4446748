/**
 * The message catalogue as react-admin's i18nProvider. Our own few lines instead of ra-i18n-polyglot:
 * that costs sign-in 7 KiB of its budget for polyfills that no supported browser needs.
 */
import type { I18nProvider } from 'react-admin';
import { further } from '../messages/further';
import { formatNumber } from '../schema/numberFormat';
import { regionOf } from '../schema/regionOf';
import { valueAt } from '../schema/template';
import { currentLanguage, type Language } from './locale';

/** Messages by nested keys; `one row |||| {smart_count} rows` holds a message's plural forms. */
export type Catalogue = Readonly<Record<string, unknown>>;

type Values = Readonly<Record<string, unknown>>;

/** English has one row and 0 rows, French 0 or 1 « ligne »: the language says which form counts them. */
const formOf = (message: string, count: unknown, locale: string): string => {
  const [one = '', many = one] = message.split('||||').map((form) => form.trim());
  return typeof count === 'number' && new Intl.PluralRules(locale).select(count) !== 'one'
    ? many
    : one;
};

/** Counts have their digits grouped as the person's region does; other numbers stand as they are given. */
const countName = 'smart_count';

/** Fills `{name}`, and react-admin's `%{name}`; a missing value keeps its braces, so that a later step can fill it. */
const fill = (message: string, values: Values, locale: string): string =>
  message.replace(/(\b(?:[dD]|[qQ]u)e )?%?\{(\w+)\}/g, (whole, before = '', name: string) => {
    const value = values[name];
    if (name === countName && typeof value === 'number')
      return String(before) + formatNumber(value, regionOf(locale));
    if (typeof value !== 'string' && typeof value !== 'number') return whole;
    // « de » and « que » lose their e before a vowel, which only the value says: d’Indianapolis.
    const isElided = locale === 'fr' && /^[aeiouàâäéèêëîïôöùûüæœ]/i.test(String(value));
    return (isElided ? String(before).replace(/e $/, '’') : String(before)) + String(value);
  });

/** Not in the production build, where there is nobody to add it. */
const isDeveloped = import.meta.env.DEV || import.meta.env.VITE_DEMO === '1';

const reported = new Set<string>();

/** A missing text must not take down what would have shown it: its key is shown, and reported here, once. */
const reportMissing = (key: string): void => {
  if (reported.has(key)) return;
  reported.add(key);
  // eslint-disable-next-line no-console -- In a test each console error is a failure.
  console.error(`The message catalogue has no '${key}'`);
};

const translateWith =
  (catalogue: Catalogue, languageNow: () => Language) =>
  (key: string, values: Values = {}): string => {
    const { locale, words } = languageNow();
    const found = valueAt(words, key) ?? valueAt(catalogue, key) ?? valueAt(further, key);
    if (typeof found === 'string')
      return fill(formOf(found, values[countName], locale), values, locale);
    if (isDeveloped && values._ === undefined && /^(facings|resources)\./.test(key)) {
      reportMissing(key);
    }
    // Plain words (the platform's own) are given as key and default alike.
    return fill(typeof values._ === 'string' ? values._ : key, values, locale);
  };

/** The English catalogue with another language laid over it; changing that one is the console's. */
export const createI18nProvider = (
  catalogue: Catalogue,
  languageNow = currentLanguage,
): I18nProvider => ({
  translate: translateWith(catalogue, languageNow),
  getLocale: () => languageNow().locale,
  changeLocale: () => Promise.resolve(),
});
