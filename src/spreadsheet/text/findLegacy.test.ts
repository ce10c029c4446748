import { describe, expect, it } from 'vitest';
import type { Encoding } from '../types';
import { decodeText } from './decodeText';
import { findLegacy } from './findLegacy';

/** Encodes a text in an encoding that platforms can only decode. */
const encoded = (text: string, encoding: Encoding): Uint8Array<ArrayBuffer> => {
  const decoder = new TextDecoder(encoding);
  const codes = new Map<string, readonly number[]>();
  for (let byte = 0xff; byte >= 0; byte -= 1)
    codes.set(decoder.decode(Uint8Array.of(byte)), [byte]);
  if (encoding === 'shift_jis') {
    for (let lead = 0x81; lead < 0xfd; lead += 1) {
      if (lead > 0x9f && lead < 0xe0) continue;
      for (let trail = 0x40; trail < 0xfd; trail += 1) {
        const sign = decoder.decode(Uint8Array.of(lead, trail));
        if (sign.length === 1 && !codes.has(sign)) codes.set(sign, [lead, trail]);
      }
    }
  }
  return Uint8Array.from(
    Array.from(text).flatMap((sign) => {
      const bytes = codes.get(sign);
      if (!bytes) throw new Error(`${encoding} has no ${sign}.`);
      return bytes;
    }),
  );
};

const texts: readonly (readonly [Encoding, string])[] = [
  ['windows-1252', 'sku,name\n1,Crème brûlée\n2,Käse\n3,Jalapeño\n'],
  ['windows-1252', 'sku,name\n1,Wasser 5 m³\n2,Größe 1½ £\n'],
  ['windows-1252', 'sku,name\n1,Smørrebrød på rød\n'],
  ['windows-1250', 'sku,name\n1,Chleb żytni pełnoziarnisty\n2,Mąka łódzka\n'],
  ['windows-1250', 'sku,name\n1,Žluté koření\n2,Příčka šunková\n'],
  ['windows-1251', 'sku,name\n1,Молоко пастеризованное\n2,Сыр\n'],
  ['shift_jis', 'sku,name\n1,牛乳のパック\n2,チーズ\n'],
  ['macintosh', 'sku,name\n1,Bäckerei Müller\n2,Crème fraîche\n'],
];

describe('an encoding without a mark', () => {
  it.each(texts)('%s is known by its letters: %j', (encoding, text) => {
    expect(findLegacy(encoded(text, encoding))).toBe(encoding);
  });

  it.each(texts)('%s is read as it was written: %j', (encoding, text) => {
    const { bytes, from, isEncodingGuessed } = decodeText(encoded(text, encoding), undefined);
    expect(new TextDecoder().decode(bytes.subarray(from))).toBe(text);
    expect(isEncodingGuessed).toBe(true);
  });

  it('can be chosen', () => {
    const { bytes, from } = decodeText(encoded('Łódź', 'windows-1250'), 'windows-1250');
    expect(new TextDecoder().decode(bytes.subarray(from))).toBe('Łódź');
  });
});
