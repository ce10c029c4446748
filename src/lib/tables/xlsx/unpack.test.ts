import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Zip, ZipPart } from './openZip';
import { unpack } from './unpack';

/** Bytes that compress poorly. */
const noise = (length: number): Uint8Array => {
  const bytes = new Uint8Array(length);
  let state = 1;
  for (let at = 0; at < length; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    bytes[at] = state >>> 24;
  }
  return bytes;
};

const name = 'xl/worksheets/sheet1.xml';

/** A zip with one part, which its directory may describe wrongly. */
const zipOf = (bytes: Uint8Array, changes: Partial<ZipPart> = {}, isStored = false) => {
  const packed = isStored ? bytes : deflateRawSync(bytes);
  const header = new Uint8Array(30 + name.length);
  const view = new DataView(header.buffer);
  view.setUint32(0, 0x04034b50, true);
  view.setUint16(8, isStored ? 0 : 8, true);
  view.setUint16(26, name.length, true);
  header.set(new TextEncoder().encode(name), 30);
  const part: ZipPart = {
    name,
    method: isStored ? 0 : 8,
    isEncrypted: false,
    packed: packed.length,
    size: bytes.length,
    crc: crc32(bytes),
    offset: 0,
    ...changes,
  };
  const zip: Zip = {
    file: new Blob([header, new Uint8Array(packed)]),
    parts: new Map([[name, part]]),
    // The directory would come much later, so that only the file itself ends.
    start: 2e6,
    unpacked: 0,
  };
  return { zip, part };
};

const unpackAll = async ({ zip, part }: ReturnType<typeof zipOf>) => {
  const all: Uint8Array[] = [];
  for await (const piece of unpack(zip, part)) all.push(piece.slice());
  return Buffer.concat(all);
};

describe('a part that is unpacked', () => {
  it.each([0, 1, 256 * 1024, 800_000])('has all of its %i bytes', async (length) => {
    const bytes = noise(length);
    for (const isStored of [false, true]) {
      const zip = zipOf(bytes, {}, isStored);
      expect((await unpackAll(zip)).equals(bytes)).toBe(true);
      expect(zip.zip.unpacked).toBe(length);
    }
  });

  it.each([
    ['a wrong check sum', { crc: 1 }, 'corrupt'],
    ['a wrong size', { size: 7_000 }, 'corrupt'],
    ['a size that is too small', { size: 7 }, 'bomb'],
    ['an end that is not there', { packed: 1e6 }, 'truncated'],
  ])('is refused for %s', async (_, changes, code) => {
    for (const isStored of [false, true]) {
      await expect(unpackAll(zipOf(noise(5000), changes, isStored))).rejects.toMatchObject({
        refused: { code },
      });
    }
  });
});
