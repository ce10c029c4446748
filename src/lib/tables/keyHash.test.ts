import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameKey } from '../text/plainText';
import { blankKeyHash, keyHash, keyHashOfSpan } from './keyHash';

const encoder = new TextEncoder();

const ofSpan = (text: string, before = '', after = ''): number => {
  const bytes = encoder.encode(before + text + after);
  const start = encoder.encode(before).length;
  return keyHashOfSpan(bytes, start, start + encoder.encode(text).length);
};

const blanks = fc.stringMatching(/^[\s\uFEFF]{0,3}$/u);
const texts = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^[A-Za-z0-9 -]{0,20}$/),
  fc.tuple(blanks, fc.string(), blanks).map((parts) => parts.join('')),
);

describe('hash of a key', () => {
  it('is the same of a text and of its bytes', () => {
    fc.assert(
      fc.property(texts, fc.string(), fc.string(), (text, before, after) => {
        // A lone surrogate cannot be written in UTF-8.
        fc.pre(text.isWellFormed() && before.isWellFormed() && after.isWellFormed());
        expect(ofSpan(text, before, after)).toBe(keyHash(text));
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['AB-1', ' ab-1\t'],
    ['ÄPFEL', '\u00a0äpfel'],
    ['00123', '00123\r\n'],
  ])('takes %j and %j for one key', (one, other) => {
    expect(keyHash(one)).toBe(keyHash(other));
    expect(ofSpan(one)).toBe(ofSpan(other));
    expect(sameKey(one, other)).toBe(true);
  });

  it('distinguishes codes that differ by a zero', () => {
    expect(keyHash('00123')).not.toBe(keyHash('0123'));
    expect(sameKey('00123', '123')).toBe(false);
  });

  it('knows a blank key', () => {
    expect(ofSpan(' \t ')).toBe(blankKeyHash);
    expect(keyHash('\u2003')).toBe(blankKeyHash);
    expect(ofSpan('\u2003')).toBe(blankKeyHash);
  });

  it('spreads consecutive codes', () => {
    const seen = new Set<number>();
    for (let at = 0; at < 100_000; at += 1) seen.add(keyHash(`SKU-${String(at).padStart(6, '0')}`));
    expect(seen.size).toBeGreaterThan(99_990);
  });
});
