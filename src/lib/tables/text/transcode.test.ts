import { expect, it } from 'vitest';
import { decodeText } from './decodeText';

/** The characters from 0x80; the five unassigned ones stay unchanged. */
const written = [
  '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f',
  '\u0090‘’“”•–—˜™š›œ\u009džŸ',
  '\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯',
  '°±²³´µ¶·¸¹º»¼½¾¿',
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏ',
  'ÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß',
  'àáâãäåæçèéêëìíîï',
  'ðñòóôõö÷øùúûüýþÿ',
].join('');

it('Windows-1252 becomes UTF-8, each of its 256', () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const text = new TextDecoder().decode(decodeText(all, 'windows-1252').bytes);
  expect(text.slice(0, 128)).toBe(String.fromCharCode(...all.subarray(0, 128)));
  expect(text.slice(128)).toBe(written);
});
