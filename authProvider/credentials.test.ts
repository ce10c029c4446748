import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expiryOf, packCredentials, unpackCredentials } from './credentials';
import { jwt } from './testing/platform';

const token = fc.string({ minLength: 1, unit: fc.constantFrom(...Array.from('azAZ09.-_|;,=%"~')) });

describe('the value of the cookie', () => {
  test('gives back what was packed, whatever it holds', () => {
    const anyone = fc.record({
      access: token,
      refresh: token,
      username: fc.string({ minLength: 1, unit: 'binary' }),
    });
    fc.assert(
      fc.property(anyone, (credentials) => {
        const packed = packCredentials(credentials);
        expect(packed).toMatch(/^[^;,\s"]*$/);
        expect(unpackCredentials(packed)).toEqual(credentials);
        const known = { ...credentials, userId: '7|8' };
        expect(unpackCredentials(packCredentials(known))).toEqual(known);
      }),
    );
  });

  test('is undefined for invalid text and never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const found = unpackCredentials(text);
        expect(found === undefined || found.access !== '').toBe(true);
      }),
    );
    expect(unpackCredentials('%')).toBeUndefined();
    expect(unpackCredentials('a|b|')).toBeUndefined();
    expect(unpackCredentials('line%0Abreak|refresh|a@b.example')).toBeUndefined();
  });
});

describe('the expiry of an access credential', () => {
  test('is its exp claim, in seconds', () => {
    expect(expiryOf(jwt({ exp: 1_900_000_000, name: 'Żółć ÿ?>' }))).toBe(1_900_000_000);
  });

  test.each([
    ['no claim', jwt({ sub: 'a' })],
    ['a claim that is no number', jwt({ exp: 'tomorrow' })],
    ['claims that are no object', `a.${Buffer.from('null').toString('base64url')}.c`],
    ['no claims', 'opaque'],
    ['claims that are no base64', 'a.***.c'],
  ])('is unknown for %s', (_, access) => {
    expect(expiryOf(access)).toBeUndefined();
  });
});
