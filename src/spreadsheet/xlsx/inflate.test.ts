import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { inflate, type Packed } from './inflate';

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

const packedOf = (bytes: Uint8Array, changes: Partial<Packed> = {}): Packed => {
  const deflated = deflateRawSync(bytes);
  return {
    file: new Blob([new Uint8Array(deflated)]),
    name: 'xl/worksheets/sheet1.xml',
    start: 0,
    packed: deflated.length,
    size: bytes.length,
    crc: crc32(bytes),
    slice: 32 * 1024,
    ...changes,
  };
};

const unpack = async (packed: Packed, signal?: AbortSignal) => {
  const onRead = vi.fn<(bytes: number) => void>();
  const all: Uint8Array[] = [];
  for await (const piece of inflate(packed, { onRead, signal })) all.push(piece.slice());
  const read = onRead.mock.calls.reduce((sum, [bytes]) => sum + bytes, 0);
  return { bytes: Buffer.concat(all), read };
};

describe('a part that is unpacked', () => {
  it.each([0, 1, 256 * 1024, 800_000])('has all of its %i bytes', async (length) => {
    const bytes = noise(length);
    const packed = packedOf(bytes);
    const unpacked = await unpack(packed);
    expect(unpacked.bytes.equals(bytes)).toBe(true);
    expect(unpacked.read).toBe(packed.packed);
  });

  it.each([
    ['a wrong check sum', { crc: 1 }, 'corrupt'],
    ['a wrong size', { size: 7 }, 'corrupt'],
    ['an end that is not there', { packed: 1e6 }, 'truncated'],
  ])('is refused for %s', async (_, changes, code) => {
    await expect(unpack(packedOf(noise(5000), changes))).rejects.toMatchObject({
      refused: { code },
    });
  });

  it('ends when it is aborted', async () => {
    await expect(unpack(packedOf(noise(1e6)), AbortSignal.abort())).rejects.toThrow('aborted');
  });
});
