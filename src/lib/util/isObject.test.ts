// @vitest-environment node
import { expect, test } from 'vitest';
import { isObject } from './isObject';

test.each([
  [{}, true],
  [{ id: 1 }, true],
  [new Error('also has keys'), true],
  [[], false],
  [null, false],
  [undefined, false],
  ['text', false],
  [1, false],
  [() => undefined, false],
])('%j', (value, expected) => {
  expect(isObject(value)).toBe(expected);
});
