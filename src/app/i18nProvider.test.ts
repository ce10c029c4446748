import { describe, expect, it, vi } from 'vitest';
import { createI18nProvider } from './i18nProvider';
import type { Language } from './locale';

const catalogue = {
  facings: {
    list: { rows: 'one row |||| {smart_count} rows', range: 'Showing {from}-{to} of {total}' },
  },
};
const { translate, getLocale } = createI18nProvider(catalogue);

describe('translate', () => {
  it("fills in values, including 0 and ''", () => {
    expect(translate('facings.list.range', { from: 0, to: '', total: 7 })).toBe('Showing 0- of 7');
  });
  it('keeps the braces of a missing value', () => {
    expect(translate('facings.list.range', { from: 1, to: 2 })).toBe('Showing 1-2 of {total}');
  });
  it('does not fill placeholders inside values', () => {
    expect(translate('facings.list.range', { from: '{to}', to: 'x', total: 1 })).toBe(
      'Showing {to}-x of 1',
    );
  });
  it.each([
    [0, '0 rows'],
    [1, 'one row'],
    [2, '2 rows'],
    [1240, '1,240 rows'],
  ])('counts %i', (count, text) => {
    expect(translate('facings.list.rows', { smart_count: count })).toBe(text);
  });
  it.each(['name', 'forcedCaseName'])('counts the name of a resource: %s', (name) => {
    const resources = { regions: { label: 'Region', name: 'Regions' } };
    const words = { resources: { regions: { label: 'Région', name: 'Régions' } } };
    const inEnglish = createI18nProvider({ resources });
    const inFrench = createI18nProvider({ resources }, () => ({ locale: 'fr', words }));
    const key = `resources.regions.${name}`;
    expect([0, 1, 2].map((smart_count) => inEnglish.translate(key, { smart_count }))).toEqual([
      'Regions',
      'Region',
      'Regions',
    ]);
    expect(inFrench.translate(key, { smart_count: 0 })).toBe('Région');
    expect(translate('resources.shops.forcedCaseName', { smart_count: 1, _: 'shop' })).toBe('shop');
  });
  it('groups the digits of every number, whatever its name', () => {
    expect(translate('facings.list.range', { from: 4976, to: 5000, total: 12_345 })).toBe(
      'Showing 4,976-5,000 of 12,345',
    );
    expect(translate('Adds {adds}', { adds: 5328 })).toBe('Adds 5,328');
    expect(translate('Steps of {step}, from {least}', { step: 0.000_25, least: -1000 })).toBe(
      'Steps of 0.00025, from −1,000',
    );
  });
  it('leaves numbers that are names as they are, and texts', () => {
    expect(translate('Row {row}', { row: 1234 })).toBe('Row 1234');
    expect(translate('{firstYear} to {lastYear}', { firstYear: 1000, lastYear: 9999 })).toBe(
      '1000 to 9999',
    );
    expect(translate('Version {version}', { version: '2026' })).toBe('Version 2026');
  });
  it('shows the key of a missing text of ours, and reports each once', () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue(undefined);
    expect(translate('facings.list.nothing')).toBe('facings.list.nothing');
    expect(translate('facings.list.nothing')).toBe('facings.list.nothing');
    expect(translate('facings.list')).toBe('facings.list');
    expect(reported.mock.calls).toEqual([
      ["The message catalogue has no 'facings.list.nothing'"],
      ["The message catalogue has no 'facings.list'"],
    ]);
  });
  it('reports no text with a default, and none of react-admin', () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue(undefined);
    expect(translate('facings.list.other', { _: 'Other' })).toBe('Other');
    expect(translate('ra.action.other')).toBe('ra.action.other');
    expect(reported).not.toHaveBeenCalled();
  });
  it("returns plain text unchanged: the platform's texts are not keys", () => {
    expect(translate('SKU is taken {already}.', { _: 'SKU is taken {already}.' })).toBe(
      'SKU is taken {already}.',
    );
    expect(translate('ra.action.save', {})).toBe('ra.action.save');
    expect(getLocale()).toBe('en');
  });
});

it('a name of the other direction does not reorder its sentence', () => {
  const own = createI18nProvider({ added: '{name}: 3' }, () => ({ locale: 'en', words: {} }));
  expect(own.translate('added', { name: 'חלב 2' })).toBe('\u2068חלב 2\u2069: 3');
  expect(own.translate('added', { name: 'Milk' })).toBe('Milk: 3');
});

describe('another language', () => {
  const french: Language = {
    locale: 'fr',
    words: { facings: { list: { rows: '{smart_count} ligne |||| {smart_count} lignes' } } },
  };
  const inFrench = createI18nProvider(catalogue, () => french);

  it.each([
    [0, '0 ligne'],
    [1, '1 ligne'],
    [2, '2 lignes'],
    [1_000_000, '1\u202f000\u202f000 lignes'],
  ])('counts %i in its own way', (count, text) => {
    expect(inFrench.translate('facings.list.rows', { smart_count: count })).toBe(text);
  });

  it.each([
    ['Indianapolis', 'L’exactitude d’Indianapolis a baissé'],
    ['Évry', 'L’exactitude d’Évry a baissé'],
    ['Denver', 'L’exactitude de Denver a baissé'],
    ['Clé de Ana', 'L’exactitude de Clé de Ana a baissé'],
  ])('elides before a vowel, but keeps %s itself', (zone, text) => {
    const words = { fell: 'L’exactitude de {zone} a baissé' };
    const own = createI18nProvider({}, () => ({ locale: 'fr', words }));
    expect(own.translate('fell', { zone })).toBe(text);
  });

  it('elides nothing in English', () => {
    const own = createI18nProvider({ of: 'Tour de {place}' }, () => ({ locale: 'en', words: {} }));
    expect(own.translate('of', { place: 'Italia' })).toBe('Tour de Italia');
  });

  it('uses English for missing texts', () => {
    expect(inFrench.translate('facings.list.range', { from: 1, to: 2, total: 3 })).toBe(
      'Showing 1-2 of 3',
    );
    expect(inFrench.getLocale()).toBe('fr');
  });

  it("takes priority over a declaration's own texts", () => {
    expect(
      inFrench.translate('facings.list.rows', { smart_count: 1, _: 'one row of its own' }),
    ).toBe('1 ligne');
  });
});
