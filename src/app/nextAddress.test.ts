import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginAddress, nextAddress } from './addresses';

describe('the page requested before sign-in', () => {
  it.each(['/products', '/zones/regions?page=2&q=north#row', '/organizations/view/a%20b'])(
    '%s is opened after sign-in',
    (wanted) => {
      const { search } = new URL(loginAddress(wanted), 'http://console.example');
      expect(nextAddress(search)).toBe(wanted);
    },
  );

  it('is not stored for the dashboard', () => {
    expect(loginAddress('/')).toBe('/login');
    expect(nextAddress('')).toBe('/');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://evil.example/products',
    'javascript:alert(1)',
    'products',
    '/..//evil.example',
    '/login',
    '/login?next=/login',
    '',
  ])('%j is not opened', (wanted) => {
    expect(nextAddress(`?next=${encodeURIComponent(wanted)}`)).toBe('/');
  });

  it('never leads to another host', () => {
    const here = 'http://console.example';
    const piece = fc.constantFrom('/', '\\', '//', '.', '..', '\t', 'evil.example', '@', ':', '?');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((all) => all.join('')),
        ),
        (wanted) => {
          const address = nextAddress(`?next=${encodeURIComponent(wanted)}`);
          expect(new URL(address, here).origin).toBe(here);
        },
      ),
    );
  });
});
