import { describe, expect, it } from 'vitest';
import { noticesIn, readWell, rowsOf } from '../csv/testing/rowsOf';

const text = 'sku,name,preis\r\n00123,Crème brûlée,2 €\r\n';
const rows = [
  ['sku', 'name', 'preis'],
  ['00123', 'Crème brûlée', '2 €'],
];

const utf16 = (of: string, isLittle: boolean): number[] =>
  Array.from(of, (character) => character.charCodeAt(0)).flatMap((code) =>
    isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255],
  );

const in1252 = (of: string): number[] =>
  Array.from(of, (character) => (character === '€' ? 0x80 : character.charCodeAt(0)));

const utf8 = (of: string): number[] => [...new TextEncoder().encode(of)];
const read = (file: readonly number[], options?: Parameters<typeof readWell>[1]) =>
  readWell(Uint8Array.from(file), options);

describe('The encoding', () => {
  it.each([
    ['UTF-8', utf8(text), 'utf-8', false],
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, ...utf8(text)], 'utf-8', false],
    ['UTF-16 LE with a mark', [0xff, 0xfe, ...utf16(text, true)], 'utf-16le', false],
    ['UTF-16 BE with a mark', [0xfe, 0xff, ...utf16(text, false)], 'utf-16be', false],
    ['UTF-16 LE', utf16(text, true), 'utf-16le', true],
    ['UTF-16 BE', utf16(text, false), 'utf-16be', true],
    ['Windows-1252', in1252(text), 'windows-1252', true],
  ] as const)('%s is found', (_, file, encoding, isGuessed) => {
    const found = read(file);
    expect(rowsOf(found)).toEqual(rows);
    expect(found.encoding).toBe(encoding);
    expect(found.isEncodingGuessed).toBe(isGuessed);
    expect(noticesIn(found)).toEqual(isGuessed ? { encodingGuessed: { encoding } } : {});
  });

  it('may be chosen where the guess is wrong, a mark or not', () => {
    const found = read(in1252('a,b\nÃ©,x'), { encoding: 'windows-1252' });
    expect(rowsOf(found)[1]).toEqual(['Ã©', 'x']);
    expect(found.isEncodingGuessed).toBe(false);
    const marked = read([0xff, 0xfe, ...utf16(text, true)], { encoding: 'utf-16le' });
    expect(rowsOf(marked)).toEqual(rows);
  });

  it('keeps characters of every width, beyond 65,535 too', () => {
    const wide = 'a,b\nж,🥖\n漢字,é\n';
    const pairs = Array.from({ length: wide.length }, (_, at) => wide.charCodeAt(at));
    const file = pairs.flatMap((code) => [code & 255, code >> 8]);
    expect(rowsOf(read([0xff, 0xfe, ...file])).flat()).toEqual(['a', 'b', 'ж', '🥖', '漢字', 'é']);
  });

  it('is UTF-8 still when one character among many right ones is broken, and that is said', () => {
    const good = utf8('name,b\nCrème,é\nbrûlée,ü\n');
    const found = read([...good, 0xc3, ...utf8(',x\n')]);
    expect(found.encoding).toBe('utf-8');
    expect(found.isEncodingGuessed).toBe(true);
    expect(rowsOf(found)).toEqual([
      ['name', 'b'],
      ['Crème', 'é'],
      ['brûlée', 'ü'],
      ['\ufffd', 'x'],
    ]);
    expect(noticesIn(found).replacedCharacters).toEqual({ line: 4, count: 1 });
  });

  it('reports what another program has replaced', () => {
    expect(noticesIn(readWell('a,b\n1,Caf\ufffd\n2,Th\ufffd'))).toEqual({
      replacedCharacters: { line: 2, count: 2 },
    });
  });

  it('reports a file that was cut within a character', () => {
    const found = read([0xff, 0xfe, ...utf16('a,b\n1,2', true), 0x41]);
    expect(rowsOf(found)[1]).toEqual(['1', '2\ufffd']);
    expect(noticesIn(found).replacedCharacters).toEqual({ line: 2, count: 1 });
  });

  it('is not taken for UTF-16 for the sake of a NUL or two', () => {
    const found = readWell('a,b\n1\0,2\n3,4\0\n');
    expect(found.encoding).toBe('utf-8');
    expect(noticesIn(found)).toEqual({ nulBytes: { line: 2, count: 2 } });
  });
});
