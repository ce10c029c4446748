import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keysIn, keysText } from './keyList';
import { plainKey, plainText } from './plainText';

describe('pasted keys', () => {
  it.each([
    ['a\nb\r\nc\n', ['a', 'b', 'c']],
    ['a, b,c', ['a', 'b', 'c']],
    ['a;b; c', ['a', 'b', 'c']],
    ['a\tb\nc\td', ['a', 'b', 'c', 'd']],
    ['a, b,\nc', ['a', 'b', 'c']],
    ['Milk, whole\nBread', ['Milk, whole', 'Bread']],
    ['"A ""1"""\n"B"', ['A "1"', 'B']],
    ['\n ;, \t', []],
    ['12" pan\n14" pan', ['12" pan', '14" pan']],
  ])('%j are read', (text, keys) => {
    expect(keysIn(text)).toEqual({ keys, doubles: 0 });
  });

  it('that look alike are one, and counted', () => {
    expect(keysIn('AB-1\nab-1\n\u200bAB-1\u00a0\nX  1\nx 1')).toEqual({
      keys: ['AB-1', 'X 1'],
      doubles: 3,
    });
  });

  it('are the same after they were text of an address', () => {
    const key = fc
      .string({ minLength: 1, unit: 'grapheme' })
      .map((text) => plainText(text.replaceAll(/[\t;"]|^[\s,]+|[\s,]+$/g, '')))
      .filter((text) => text !== '');
    fc.assert(
      fc.property(fc.uniqueArray(key, { selector: plainKey }), (keys) => {
        expect(keysIn(keysText(keys)).keys).toEqual(keys);
      }),
    );
  });
});
