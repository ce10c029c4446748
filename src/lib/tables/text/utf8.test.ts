import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkUtf8 } from './utf8';

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

describe('The check of UTF-8', () => {
  it.each([
    ['overlong', [0xc0, 0x80]],
    ['overlong, three bytes', [0xe0, 0x80, 0x80]],
    ['half of a pair of UTF-16', [0xed, 0xa0, 0x80]],
    ['above U+10FFFF', [0xf4, 0x90, 0x80, 0x80]],
    ['cut', [0x61, 0xe2, 0x82]],
    ['a byte of the middle', [0x80]],
  ])('finds what is %s', (_, bytes) => {
    expect(checkUtf8(Uint8Array.from(bytes), 0).broken).toBeGreaterThan(0);
  });

  it("agrees with the platform's decoder, wherever the bytes begin in their buffer", () => {
    const likely = fc.constantFrom(
      0x00,
      0x41,
      0x7f,
      0x80,
      0xbf,
      0xc2,
      0xe0,
      0xed,
      0xef,
      0xf0,
      0xf4,
    );
    const piece = fc.oneof(
      fc.array(fc.oneof(likely, fc.integer({ min: 0, max: 255 })), { maxLength: 6 }),
      fc.string({ unit: 'binary', maxLength: 12 }).map((of) => [...new TextEncoder().encode(of)]),
    );
    const property = fc.property(fc.array(piece), fc.nat(7), (pieces, offset) => {
      const buffer = Uint8Array.from([...Array<number>(offset).fill(0x80), ...pieces.flat()]);
      const bytes = buffer.subarray(offset);
      const check = checkUtf8(bytes, 0);
      expect(check.broken === 0).toBe(isUtf8(bytes));
      expect(check.nuls).toBe(bytes.filter((byte) => byte === 0).length);
      expect(check.firstNul).toBe(bytes.indexOf(0));
      if (check.broken > 0) return;
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
      const wide = Array.from(text).filter((character) => character > '\u007f').length;
      expect(check.wide).toBe(wide);
    });
    fc.assert(property, { numRuns: 2_000 });
  });
});
