import { expect, it } from 'vitest';
import { chunksOf } from './calls';

it('splits items in order, and the last group has the rest', () => {
  expect(chunksOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(chunksOf([1, 2], 2)).toEqual([[1, 2]]);
  expect(chunksOf([], 2)).toEqual([]);
});
