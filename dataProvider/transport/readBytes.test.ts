import { describe, expect, it } from 'vitest';
import { readBytes } from './readBytes';

const answer = (parts: readonly Uint8Array[], headers: Record<string, string>) =>
  new Response(
    new ReadableStream({
      start: (controller) => {
        for (const part of parts) controller.enqueue(part);
        controller.close();
      },
    }),
    { headers },
  );

const parts = [new Uint8Array([0xef, 0xbb, 0xbf, 0]), new Uint8Array([255, 254, 1, 2])];

const read = async (headers: Record<string, string>) => {
  const shares: (number | null)[] = [];
  const blob = await readBytes(answer(parts, headers), (share) => shares.push(share));
  return { blob, shares };
};

describe('a file read as bytes', () => {
  it('is the same file, even if it is not text', async () => {
    const { blob } = await read({ 'Content-Type': 'application/zip' });
    expect(blob.type).toBe('application/zip');
    expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual(parts.flatMap((one) => [...one]));
  });

  it('reports its progress', async () => {
    expect((await read({ 'Content-Length': '8' })).shares).toEqual([0, 0.5, 1]);
  });

  it.each([
    [{}, [null, null, null]],
    [{ 'Content-Length': 'many' }, [null, null, null]],
    [{ 'Content-Length': '8', 'Content-Encoding': 'gzip' }, [null, null, null]],
    [{ 'Content-Length': '5' }, [0, 0.8, null]],
  ])('has unknown progress with %j', async (headers, shares) => {
    expect((await read(headers)).shares).toEqual(shares);
  });

  it('may be empty', async () => {
    expect((await readBytes(new Response(null))).size).toBe(0);
  });
});
