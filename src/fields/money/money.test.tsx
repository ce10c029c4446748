// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { defineResource } from '../../schema/defineResource';
import { money, text } from '../../schema/fields';
import { cellRuleOf, fieldFromPlatform, sortKeyOf, toPlatform } from '../kinds';
import { renderForm } from '../testing/render';
import { moneyText } from '.';

const prices = defineResource({
  name: 'prices',
  label: 'Price',
  labels: 'Prices',
  routes: { list: '/prices' },
  api: '/api/prices',
  fields: {
    price: money({ label: 'Price', currency: 'EUR', min: 0 }),
    cost: money({ label: 'Cost', currency: { field: 'currency' }, isText: true }),
    currency: text({ label: 'Currency' }),
  },
  represent: '{price}',
  list: { columns: ['price', 'cost'] },
});
const { price, cost } = prices.fields;
const by = { source: 'price', record: {}, optionLabel: String, relatedName: () => undefined };
const plain = (shown: string | null) => shown?.replaceAll(/[\u00a0\u202f]/g, ' ');

it.each([
  [1234.5, 'EUR', 'en-US', '€1,234.50'],
  [1234.5, 'EUR', 'de-DE', '1.234,50 €'],
  // The console in English, in a browser of Germany.
  [1234.5, 'EUR', 'en-DE', '€1.234,50'],
  ['12.5', 'usd', 'en-US', '$12.50'],
  [1500, 'JPY', 'en-US', '¥1,500'],
  [12.5, 'JPY', 'en-US', '¥12.5'],
  [0.75, 'JPY', 'en-US', '¥0.75'],
  [1.5, 'KWD', 'en-US', 'KWD 1.500'],
  [0.1 + 0.2, 'EUR', 'en-US', '€0.30'],
  [0.0000001, 'EUR', 'en-US', '€0.0000001'],
  [0.0375, 'EUR', 'en-US', '€0.0375'],
  [-3, 'EUR', 'en-US', '−€3.00'],
  [7.5, null, 'en-US', '7.5'],
  [7.5, 'points', 'en-US', '7.5 points'],
  ['free', 'EUR', 'en-US', 'free'],
  [null, 'EUR', 'en-US', null],
])('%j in %j in %s is shown as %j', (value, currency, locale, shown) => {
  expect(plain(moneyText(value, currency, locale)) ?? null).toBe(shown);
});

it('is a number for forms and for sorting, and is sent in the form the platform wants', () => {
  expect(fieldFromPlatform(cost, '12.50')).toBe(12.5);
  expect(toPlatform(cost, 12.5)).toBe('12.5');
  expect(toPlatform(price, '12.50')).toBe(12.5);
  expect(sortKeyOf(price)?.('89.99', price, by)).toBe(89.99);
  expect(cellRuleOf(price, 'de-DE')).toMatchObject({ kind: 'number', limits: { min: 0 } });
});

it('is typed in the notation of the region, beside its currency', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE']);
  const onSubmit = vi.fn();
  const values = { currency: 'CHF' };
  renderForm({ declaration: prices, names: ['price', 'cost', 'currency'], values, onSubmit });
  expect(screen.getByText('CHF')).toBeVisible();
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Price' }), '2,5');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ price: 2.5 });
  });
});
