import { expect, it } from 'vitest';
import { entriesOf } from '../navigation';
import { realMenu } from '../testing/realMenu';
import { goKeysOf, goLetterOf } from './keys';

it('every screen of the main sidebar that declares a key has one of its own', () => {
  const screens = entriesOf(realMenu, 'main')
    .flatMap((entry) => [entry, ...entry.below])
    .flatMap(({ to, key }) => (key === undefined ? [] : [to]));
  const goKeys = goKeysOf(realMenu);
  expect(goKeys.map(({ entry }) => entry.to)).toEqual(screens);
  expect(new Set(goKeys.map(({ letter }) => letter)).size).toBe(screens.length);
});

it('each key opens the same screen as before', () => {
  const keys = goKeysOf(realMenu).map(({ letter, entry }) => `${letter} ${entry.to}`);
  // Other entities may add keys.
  const before = [
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
  ];
  expect(keys.filter((key) => before.includes(key))).toEqual(before);
  expect(goLetterOf(realMenu, '/account')).toBeUndefined();
});
