// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { keyAddress } from './addressOf';

const cdn = 'https://cdn.example/pictures';

describe('the address of a key', () => {
  it.each([
    ['zones/7/back-shelf.jpg', 'zones/7/back-shelf.jpg'],
    ['a b/ü#1?.png', 'a%20b/%C3%BC%231%3F.png'],
    ['shelf@2x,v=1:2.png', 'shelf@2x,v=1:2.png'],
    ['100%.png', '100%25.png'],
    // Not an address by itself: it stays a key.
    ['https://elsewhere.example/a.png', 'https://elsewhere.example/a.png'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ])('%j is below the content delivery network', (key, path) => {
    expect(keyAddress(cdn, key)?.href).toBe(`${cdn}/${path}`);
  });

  it('has this origin if the network has', () => {
    expect(keyAddress('/demo/__standin/cdn', 'a/b.png')).toEqual({
      href: `${window.location.origin}/demo/__standin/cdn/a/b.png`,
      isHere: true,
      file: 'b.png',
    });
  });

  it.each([[null], [''], ['  '], [7], ['../secret'], ['a/./b'], ['a/../../b']])(
    'is missing for %j',
    (key) => {
      expect(keyAddress(cdn, key)).toBeNull();
    },
  );

  it('is missing without a content delivery network', () => {
    expect(keyAddress('', 'a.png')).toBeNull();
  });
});
