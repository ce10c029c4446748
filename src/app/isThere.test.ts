import { expect, it } from 'vitest';
import { declarations } from '../../resources/index';
import { createIsThere } from './isThere';

const isThere = createIsThere(declarations);

it.each([
  '/',
  '/account',
  '/products',
  '/products/notionals',
  '/zones/regions',
  '/zones/regions/view/:id',
  '/organizations',
])('%s has its screen', (path) => {
  expect(isThere(path)).toBe(true);
});

it.each(['', '/stores', '/zones/regions/', '/zones/regions/view/7', '/jobs', '//products'])(
  '%j has none',
  (path) => {
    expect(isThere(path)).toBe(false);
  },
);

it('without declarations only the screens made by hand are there', () => {
  const bare = createIsThere([]);
  expect(bare('/account')).toBe(true);
  expect(bare('/products')).toBe(false);
});
