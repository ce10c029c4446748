import { expect, it } from 'vitest';
import { entriesOf } from '../navigation';
import { realMenu } from '../testing/realMenu';
import { goKeysOf, goLetterOf } from './keys';

it('every screen of the main sidebar has a key of its own', () => {
  const screens = entriesOf(realMenu, 'main').flatMap(({ to, below }) => [
    to,
    ...below.map((entry) => entry.to),
  ]);
  const goKeys = goKeysOf(realMenu);
  expect(goKeys.map(({ entry }) => entry.to)).toEqual(screens);
  expect(new Set(goKeys.map(({ letter }) => letter)).size).toBe(screens.length);
});

it('each key opens the same screen as before', () => {
  expect(goKeysOf(realMenu).map(({ letter, entry }) => `${letter} ${entry.to}`)).toEqual([
    'd /',
    'o /organizations',
    'z /zones',
    'r /zones/regions',
    'j /zones/jobs',
    'p /products',
    'n /products/notionals',
    'i /products/items',
    'u /users',
    'm /models',
    's /settings',
  ]);
  expect(goLetterOf(realMenu, '/account')).toBeUndefined();
});
