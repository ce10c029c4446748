import { expect, it } from 'vitest';
import { reachOf } from './sorts';

it.each([
  [0, true, true, null],
  [0, false, false, null],
  [1, true, false, 'all'],
  [2, true, false, 'all'],
  [2, true, true, 'all'],
  [1, false, true, 'all'],
  [2, false, true, 'ties'],
  [1, false, false, 'page'],
  [2, false, false, 'page'],
])(
  '%i columns, all here: %s, by the platform: %s, is %s',
  (columns, isAllHere, isPlatform, reach) => {
    expect(reachOf({ columns, isAllHere, isPlatform })).toBe(reach);
  },
);
