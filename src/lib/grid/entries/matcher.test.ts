import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matcherOf, spanFinder } from './matcher';
import { tableOf } from './testing/tableOf';

/**
 * Letters that are or look like another case of each other, within ASCII and beyond it, and characters with a meaning
 * in patterns.
 */
const sign = fc.constantFrom(
  ...['a', 'A', 'k', 'K', '\u212a', 's', 'S', '\u017f', 'ß', 'é', 'É', 'i', 'I', 'İ', 'ı'],
  ...[' ', '\u00a0', '\n', '.', '*', '$', '(', '[', '\\', '|', '^', '😀'],
);
const text = fc.array(sign, { maxLength: 6 }).map((signs) => signs.join(''));
const options = fc.record({
  text: fc.array(sign, { maxLength: 2 }).map((signs) => signs.join('')),
  isWholeCell: fc.boolean(),
  isCaseSensitive: fc.boolean(),
});

it('finds the same in bytes as in texts', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 5 }),
      options,
      (texts, one) => {
        const matcher = matcherOf(one);
        const find = spanFinder(tableOf(texts), matcher);
        texts.forEach((row, at) => {
          row.forEach((cell, column) => {
            expect(find(at, column)).toBe(matcher.test(cell));
          });
          expect(find(at, 2)).toBe(matcher.test(''));
        });
      },
    ),
    { numRuns: 1_000 },
  );
});

it('treats the search text literally', () => {
  fc.assert(
    fc.property(text, options, (cell, one) => {
      const { test, replace } = matcherOf({ ...one, isCaseSensitive: true, isWholeCell: false });
      expect(test(cell)).toBe(one.text !== '' && cell.includes(one.text));
      if (one.text !== '') {
        expect(replace(cell, '$&$1')).toBe(cell.split(one.text).join('$&$1'));
      }
      const whole = matcherOf({ ...one, isCaseSensitive: true, isWholeCell: true });
      expect(whole.test(cell)).toBe(cell.trim() === one.text.trim());
    }),
  );
});

it('goes by no case unless it is to', () => {
  expect(matcherOf({ text: 'CRÈME' }).test('Double crème')).toBe(true);
  expect(matcherOf({ text: 'CRÈME', isCaseSensitive: true }).test('Double crème')).toBe(false);
  expect(matcherOf({ text: 'Oat' }).replace('oats and OATS', 'Rye')).toBe('Ryes and RyeS');
});
