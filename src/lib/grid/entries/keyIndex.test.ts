import { expect, it } from 'vitest';
import { keyHash } from '../../tables/keyHash';
import { createKeyIndex } from './keyIndex';
import { createRows, growRows } from './rows';

const build = (keys: readonly string[]) => {
  const texts = [...keys];
  const rows = createRows();
  growRows(rows, keys.length, 1);
  const index = createKeyIndex({ rows, loadedText: (row) => texts[row] ?? '' });
  texts.forEach((text, row) => {
    index.load(row, keyHash(text));
  });
  const count = (row: number, isCounted: boolean) => {
    rows.left[row] = isCounted ? 0 : 1;
    index.invalidate();
  };
  const duplicates = () => texts.flatMap((_, row) => (index.isDuplicate(row) ? [row] : []));
  return { index, duplicates, count };
};

it('distinguishes keys that share a hash', () => {
  expect(keyHash('costarring')).toBe(keyHash('liquid'));
  const { index, duplicates } = build(['costarring', 'liquid', ' LIQUID']);
  expect(duplicates()).toEqual([2]);
  index.learn('liquid', 'id');
  expect([0, 1, 2].map((row) => index.existingId(row))).toEqual([null, 'id', 'id']);
});

it('makes the next row the first when the first is removed, and reverts when it returns', () => {
  const { index, duplicates, count } = build(['a', 'A', 'a ', 'b']);
  expect(duplicates()).toEqual([1, 2]);
  count(0, false);
  expect(duplicates()).toEqual([2]);
  index.change(1, 'b');
  expect(duplicates()).toEqual([3]);
  count(0, true);
  expect(duplicates()).toEqual([2, 3]);
  index.change(0, '');
  expect(duplicates()).toEqual([3]);
});

it('knows of a key before any row has it', () => {
  const { index } = build(['a']);
  index.learn(' Z ', 'id');
  index.learn('  ', 'none');
  expect(index.existingId(0)).toBeNull();
  index.change(0, 'z');
  expect(index.existingId(0)).toBe('id');
  index.change(0, ' ');
  expect(index.existingId(0)).toBeNull();
});

it('takes a hundred thousand rows of one key, and gives each its own, without a search for each', () => {
  const count = 100_000;
  const { index, duplicates } = build(Array.from({ length: count }, () => 'same'));
  expect(duplicates()).toHaveLength(count - 1);
  const began = performance.now();
  for (let row = 0; row < count; row += 1) index.change(row, `own ${String(row)}`);
  expect(duplicates()).toHaveLength(0);
  // A quadratic algorithm would take minutes.
  expect(performance.now() - began).toBeLessThan(5_000);
});

it('reads no text where hashes differ', () => {
  let reads = 0;
  const rows = createRows();
  growRows(rows, 5_000, 1);
  const index = createKeyIndex({
    rows,
    loadedText: () => {
      reads += 1;
      return 'x';
    },
  });
  for (let row = 0; row < 5_000; row += 1) index.load(row, keyHash(`key ${String(row)}`));
  expect(reads).toBe(0);
});
