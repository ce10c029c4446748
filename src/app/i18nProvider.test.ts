import { describe, expect, it } from 'vitest';
import { createI18nProvider } from './i18nProvider';

const { translate, getLocale } = createI18nProvider({
  facings: {
    list: { rows: 'one row |||| {smart_count} rows', range: 'Showing {from}-{to} of {total}' },
  },
});

describe('translate', () => {
  it('fills values in, 0 and empty ones too', () => {
    expect(translate('facings.list.range', { from: 0, to: '', total: 7 })).toBe('Showing 0- of 7');
  });
  it('leaves the braces of a value that is not given', () => {
    expect(translate('facings.list.range', { from: 1, to: 2 })).toBe('Showing 1-2 of {total}');
  });
  it('does not fill values into values', () => {
    expect(translate('facings.list.range', { from: '{to}', to: 'x', total: 1 })).toBe(
      'Showing {to}-x of 1',
    );
  });
  it.each([
    [0, '0 rows'],
    [1, 'one row'],
    [2, '2 rows'],
  ])('counts %i', (count, text) => {
    expect(translate('facings.list.rows', { smart_count: count })).toBe(text);
  });
  it('is loud about a key of ours that is missing', () => {
    expect(() => translate('facings.list.nothing')).toThrow("no 'facings.list.nothing'");
    expect(() => translate('facings.list')).toThrow();
  });
  it('gives plain words back: what the platform says is no key', () => {
    expect(translate('SKU is taken {already}.', { _: 'SKU is taken {already}.' })).toBe(
      'SKU is taken {already}.',
    );
    expect(translate('ra.action.save', {})).toBe('ra.action.save');
    expect(getLocale()).toBe('en');
  });
});
