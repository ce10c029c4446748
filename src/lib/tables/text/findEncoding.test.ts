import { describe, expect, it } from 'vitest';
import { findUtf16 } from './decodeText';

describe('UTF-16 without a mark', () => {
  it('is detected by NULs on one side, at least three in ten', () => {
    expect(findUtf16(Uint8Array.from([0x41, 0, 0x2c, 0, 0x42, 0]))).toBe('utf-16le');
    expect(findUtf16(Uint8Array.from([0, 0x41, 0, 0x2c, 0, 0x42]))).toBe('utf-16be');
    const cyrillic = [0x16, 4, 0x2c, 0, 0x17, 4, 0x0a, 0];
    expect(findUtf16(Uint8Array.from(cyrillic))).toBe('utf-16le');
  });

  it('is not detected by NULs on both sides, or by very few', () => {
    expect(findUtf16(new Uint8Array(100))).toBeUndefined();
    expect(
      findUtf16(Uint8Array.from([0x41, 0x2c, 0x42, 0, 0x41, 0x2c, 0x0a, 0x41])),
    ).toBeUndefined();
    expect(findUtf16(new Uint8Array(0))).toBeUndefined();
  });
});
