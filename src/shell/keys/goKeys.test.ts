import { expect, it } from 'vitest';
import { mainNavigation } from '../navigation';
import { goKeys } from './goKeys';

it('every screen of the main sidebar has a letter of its own', () => {
  const screens = mainNavigation.entries.flatMap(({ to, below = [] }) => [
    to,
    ...below.map((entry) => entry.to),
  ]);
  expect(goKeys.map(({ entry }) => entry.to)).toEqual(screens);
  expect(new Set(goKeys.map(({ letter }) => letter)).size).toBe(screens.length);
});
