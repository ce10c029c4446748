import { expect, it } from 'vitest';
import { styleOf } from '../text/numbers';
import { readAmount } from './amountRule';

const read = (text: string, locale = 'en-US') =>
  readAmount(text, { label: 'Par', locale, style: styleOf(locale) });

it.each([
  ['12', 12],
  [' 2.5 ', 2.5],
  ['0', 0],
  // Nothing typed is no par.
  ['', 0],
  ['  ', 0],
])('%j is the amount %d', (text, amount) => {
  expect(read(text)).toEqual({ type: 'amount', amount });
});

it('follows the locale of the person', () => {
  expect(read('2,5', 'fr-FR')).toEqual({ type: 'amount', amount: 2.5 });
});

it.each([
  ['-1', 'facings.rules.least'],
  ['a dozen', 'facings.rules.number'],
  ['1,500', 'facings.rules.twoNumbers'],
])('%j is refused by %s', (text, key) => {
  expect(read(text)).toMatchObject({ type: 'fault', fault: { key, values: { label: 'Par' } } });
});
