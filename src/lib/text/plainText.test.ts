import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstInvisible, withoutInvisible } from './invisible';
import { hasBreak, onOneLine, plainKey, plainText, sameKey } from './plainText';

/** Characters that make look-alikes, among ordinary ones. */
const tricky = fc.string({
  unit: fc.constantFrom(
    ...['a', 'B', '7', '-', ' ', 'é', 'e\u0301', 'ß', 'Ω', '漢', 'می', 'ക്', '👩', '🍳', '❤', '🏴'],
    ...['\u00a0', '\u2003', '\t', '\n', '\r\n', '\v', '\f', '\u0085', '\u2028'],
    ...['\u200b', '\u200c', '\u200d', '\u202e', '\ufeff', '\u00ad', '\u0000', '\u007f'],
    ...['\ufe0f', '\u20e3', '\u{e0067}', '\u{e007f}', '\u3164'],
  ),
  maxLength: 12,
});

describe('keys that look alike', () => {
  it.each([
    ['AV-100242', 'AV-100242\u200b'],
    ['Whole Milk Gal', 'Whole\u00a0Milk Gal'],
    ['Whole Milk Gal', 'whole  milk\ngal '],
    ['AV 777', 'AV\v777'],
    ['AV 777', 'AV\u2028777'],
    ['Café', 'Cafe\u0301'],
    ['Café', 'Café\ufe0f'],
    ['é\u200dé', 'éé'],
    ['', '\u200b\u200b'],
    ['', '\u3164'],
  ])('%j and %j are the same', (one, other) => {
    expect(sameKey(one, other)).toBe(true);
  });

  it.each([
    ['AV777', 'AV 777'],
    ['00123', '0123'],
    ['É', 'E'],
    ['می\u200cخواهم', 'میخواهم'],
    ['👩\u200d🍳', '👩🍳'],
  ])('%j and %j are not', (one, other) => {
    expect(sameKey(one, other)).toBe(false);
  });

  it('have one form, whatever is added that nobody sees', () => {
    fc.assert(
      fc.property(tricky, (text) => {
        const key = plainKey(text);
        expect(plainKey(key)).toBe(key);
        expect(plainKey(plainText(text))).toBe(key);
        expect(plainText(text)).not.toMatch(/^\s|\s$|\s\s|[^\S ]/u);
        expect(key.normalize('NFC')).toBe(key);
        expect(plainKey(`\u200b ${text}\u00a0\ufeff`)).toBe(key);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('invisible characters', () => {
  it.each([
    [
      'emoji of several signs',
      '👩\u200d🍳 👨\u200d👩\u200d👧 🏳\ufe0f\u200d🌈 👍🏽 1\ufe0f\u20e3 ❤\ufe0f',
    ],
    ['the flag of England', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['a Persian word', 'می\u200cخواهم'],
    ['a Hindi word', 'क्\u200dष'],
    ['a Malayalam word that ends in a joiner', 'അവന്\u200d'],
    ['a French name', 'Café «\u00a0Étoile\u00a0»'],
    ['several lines', 'first\r\nsecond\tthird'],
  ])('are not in %s', (_, text) => {
    expect(firstInvisible(text)).toBeNull();
    expect(withoutInvisible(text)).toBe(text);
  });

  it.each([
    ['A\u200b', 'U+200B'],
    ['A\ufe0f', 'U+FE0F'],
    ['a\u200db', 'U+200D'],
    ['A\u{e0041}', 'U+E0041'],
    ['می\u200c', 'U+200C'],
    ['a\u0085b', 'U+0085'],
  ])('are found in %j', (text, name) => {
    expect(firstInvisible(text)).toBe(name);
  });

  it('are all removed at once, and join no words', () => {
    fc.assert(
      fc.property(tricky, (text) => {
        expect(firstInvisible(withoutInvisible(text))).toBeNull();
      }),
      { numRuns: 2000 },
    );
    expect(withoutInvisible('a\vb\u0085c')).toBe('a\nb\nc');
  });
});

describe('one line', () => {
  it('has a space for each run of breaks, and none at the ends', () => {
    expect(onOneLine('\r\nfirst line\r\n\tsecond \u2028 third\n')).toBe('first line second third');
    expect(onOneLine('a  b')).toBe('a  b');
    fc.assert(
      fc.property(tricky, (text) => {
        expect(hasBreak(onOneLine(text))).toBe(false);
      }),
    );
  });
});
