import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOf } from './template';

describe('hashOf', () => {
  // The published vectors of 32-bit FNV-1a. The hashes in declarations depend on them.
  it.each([
    ['', '811c9dc5'],
    ['a', 'e40c292c'],
    ['b', 'e70c2de5'],
    ['foobar', 'bf9cf968'],
  ])('%j is %s', (text, hash) => {
    expect(hashOf(text)).toBe(hash);
  });

  it('is always eight hex digits and the same for the same text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(hashOf(text)).toMatch(/^[0-9a-f]{8}$/);
        expect(hashOf(text)).toBe(hashOf(text));
      }),
    );
  });

  it('distinguishes texts that differ by one character', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9-]{1,40}$/), (text) => {
        expect(hashOf(`${text}x`)).not.toBe(hashOf(`${text}y`));
      }),
    );
  });
});
