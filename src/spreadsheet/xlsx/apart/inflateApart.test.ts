import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import type { Packed } from '../inflate';
import { inflateApart, inflatedBy } from './inflateApart';
import type { Inflater } from './inflateApart';
import { pieceBytes, piecesAhead, serveInflater, type FromInflater } from './serveInflater';

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

/** A fake worker: messages use the same code, and buffers are transferred. */
const inflater = ({ isDead = false, diesAfter = Infinity } = {}) => {
  const heard = new EventTarget();
  const terminate = vi.fn();
  let out = 0;
  let most = 0;
  let told = 0;
  const fail = () => heard.dispatchEvent(Object.assign(new Event('error'), { message: 'gone' }));
  const serve = serveInflater((message: FromInflater, transfer) => {
    const data = structuredClone(message, { transfer });
    if (message.type === 'piece') most = Math.max(most, (out += 1));
    told += 1;
    queueMicrotask(() =>
      told > diesAfter ? fail() : heard.dispatchEvent(new MessageEvent('message', { data })),
    );
  });
  const worker = {
    addEventListener: heard.addEventListener.bind(heard),
    terminate,
    postMessage: (message, transfer) => {
      // Unlike a browser, node's structured clone cannot copy a file.
      const own = message.type === 'inflate' ? message : structuredClone(message, { transfer });
      if (own.type === 'taken') out -= 1;
      if (isDead) queueMicrotask(fail);
      else serve(own);
    },
  } as Inflater;
  return { worker, terminate, most: () => most };
};

const read = async (pieces: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const all: Uint8Array[] = [];
  // A piece is valid only until the next one is requested.
  for await (const piece of pieces) all.push(piece.slice());
  return Buffer.concat(all);
};

const watching = () => {
  let bytes = 0;
  return {
    onRead: (more: number) => {
      bytes += more;
    },
    bytes: () => bytes,
  };
};

describe('a part unpacked in another worker', () => {
  it.each([0, 1, pieceBytes, 3 * pieceBytes + 5])('has all of its %i bytes', async (length) => {
    const bytes = noise(length);
    const packed = packedOf(bytes);
    const { worker, terminate } = inflater();
    const watched = watching();
    const got = await read(inflatedBy(() => worker, packed, watched));
    expect(got.equals(bytes)).toBe(true);
    if (length > 0) expect(watched.bytes()).toBe(packed.packed);
    expect(terminate).toHaveBeenCalledOnce();
  });

  it('is never further ahead of its reader than the pieces it has', async () => {
    const bytes = noise((2 * piecesAhead + 1) * pieceBytes);
    const { worker, most } = inflater();
    const pieces = inflatedBy(() => worker, packedOf(bytes), watching());
    const { value } = await pieces.next();
    const first = (value as Uint8Array).length;
    // It unpacks ahead up to its limit, then waits.
    await vi.waitFor(() => expect(most()).toBe(piecesAhead), { timeout: 10_000 });
    const rest = await read(pieces);
    expect(first + rest.length).toBe(bytes.length);
    expect(most()).toBe(piecesAhead);
  });

  it.each([
    ['a wrong check sum', { crc: 1 }, 'corrupt'],
    ['a wrong size', { size: 7 }, 'corrupt'],
    ['an end that is not there', { packed: 1e6 }, 'truncated'],
  ])('is refused for %s', async (_, changes, code) => {
    const { worker, terminate } = inflater();
    const pieces = inflatedBy(() => worker, packedOf(noise(5000), changes), watching());
    await expect(read(pieces)).rejects.toMatchObject({ refused: { code } });
    expect(terminate).toHaveBeenCalledOnce();
  });

  it('is unpacked here where the worker cannot be started', async () => {
    const bytes = noise(5000);
    const { worker } = inflater({ isDead: true });
    const got = await read(inflatedBy(() => worker, packedOf(bytes), watching()));
    expect(got.equals(bytes)).toBe(true);
  });

  it('fails where the worker dies on the way: nothing is read twice', async () => {
    const { worker } = inflater({ diesAfter: 2 });
    const pieces = inflatedBy(() => worker, packedOf(noise(9 * pieceBytes)), watching());
    await expect(read(pieces)).rejects.toThrow('gone');
  });

  it('ends its worker when its reader stops early, or is given up', async () => {
    const early = inflater();
    for await (const _ of inflatedBy(() => early.worker, packedOf(noise(1e6)), watching())) break;
    expect(early.terminate).toHaveBeenCalledOnce();

    const givenUp = inflater();
    const signal = AbortSignal.abort();
    const pieces = inflatedBy(() => givenUp.worker, packedOf(noise(1e6)), {
      ...watching(),
      signal,
    });
    await expect(read(pieces)).rejects.toThrow('aborted');
    expect(givenUp.terminate).toHaveBeenCalledOnce();
  });

  it('is not asked for where there are no workers', () => {
    expect(inflateApart(packedOf(noise(10)), watching())).toBeUndefined();
  });
});
