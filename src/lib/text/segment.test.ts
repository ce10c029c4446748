import { expect, it } from 'vitest';
import { isSegment } from './segment';

it.each(['a', '0', 0, 17, '%2F', 'é'])('%j can be a segment of a path', (value) => {
  expect(isSegment(value)).toBe(true);
});

it.each(['', '.', '..', 'undefined', 'null', undefined, null, Number.NaN, {}, ['a']])(
  '%j cannot',
  (value) => {
    expect(isSegment(value)).toBe(false);
  },
);
