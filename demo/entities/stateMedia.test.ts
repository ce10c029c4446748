import { describe, expect, it } from 'vitest';
import { imageTypeOf } from './organizations';
import { crc32 } from '../media/boxUsdz';
import { standIn } from '../node';
import { audit } from '../signedIn';

interface Medium {
  readonly id: string;
  readonly url: string;
  readonly model_type: 'GLB' | 'USDZ';
  readonly is_default: boolean;
}
interface Answer extends Medium {
  readonly states: readonly { readonly id: string }[];
  readonly models: readonly Medium[];
  readonly thumbnails: readonly Medium[];
}

const states = '/api/products/states';
const manifold = '5c000000-0000-4000-8000-000000000036';

const signIn = async () => {
  const { ask } = await standIn().signIn();
  const get = async (from: string) => (await ask<Answer>('GET', from)).body;
  const [state] = (await get(`${states}?product_id=${manifold}`)).states;
  const list = async (word: 'models' | 'thumbnails') =>
    (await get(`${states}/${word}?product_state_id=${state!.id}`))[word];
  return {
    ask: ask<Answer>,
    get,
    state: state!.id,
    list,
    put: (word: string, id: string, body: object) =>
      ask<Answer>('PUT', `${states}/${word}/${id}`, body, audit('UPDATE_MEDIA', id)),
    remove: (word: string, id: string) =>
      ask<Answer>('DELETE', `${states}/${word}/${id}`, undefined, audit('DELETE_MEDIA', id)),
  };
};

const bytesOf = (url: string): Uint8Array =>
  Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (character) => character.charCodeAt(0));

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

describe.each(['models', 'thumbnails'] as const)('%s', (word) => {
  it('have one default, which moves', async () => {
    const { list, put, remove } = await signIn();
    const [first, second, ...others] = await list(word);
    expect([first, second, ...others].map((one) => one!.is_default)).toEqual([
      true,
      false,
      ...others.map(() => false),
    ]);
    const moved = await put(word, second!.id, { is_default: true });
    expect(moved.body).toEqual({ ...second, is_default: true });
    const now = await list(word);
    expect(now.filter((one) => one.is_default)).toMatchObject([{ id: second!.id }]);
    expect((await put(word, second!.id, { is_default: false })).status).toBe(409);
    expect((await remove(word, second!.id)).body).toEqual({ id: second!.id });
    expect(await list(word)).toEqual([first, ...others]);
    for (const { id } of [first!, ...others]) await remove(word, id);
    expect(await list(word)).toEqual([]);
  });

  it('are refused', async () => {
    const { ask, get, list, put, remove, state } = await signIn();
    const before = await list(word);
    const { id } = before[0]!;
    expect((await put(word, id, { is_default: 'true' })).status).toBe(400);
    expect((await put(word, id, {})).status).toBe(400);
    expect((await put(word, id, { is_default: true, url: 'x' })).status).toBe(400);
    expect((await put(word, 'nope', { is_default: true })).status).toBe(404);
    expect((await remove(word, 'nope')).status).toBe(404);
    expect(await get(`${states}/${word}`)).toMatchObject({ type: 'error' });
    expect(await get(`${states}/${word}?product_state_id=nope`)).toMatchObject({ type: 'error' });
    expect(await list(word)).toEqual(before);
    await ask('DELETE', `${states}/${state}`, undefined, audit('DELETE_STATE', state));
    expect((await remove(word, id)).status).toBe(404);
  });
});

describe('files', () => {
  it('have a GLB whose lengths are true and whose corners are as large as the state', async () => {
    const { list, get } = await signIn();
    const [glb] = await list('models');
    const bytes = bytesOf(glb!.url);
    const view = new DataView(bytes.buffer);
    expect(text(bytes.slice(0, 4))).toBe('glTF');
    expect([view.getUint32(4, true), view.getUint32(8, true)]).toEqual([2, bytes.length]);
    expect(bytes.length).toBeLessThan(4096);
    const length = view.getUint32(12, true);
    const gltf = JSON.parse(text(bytes.slice(20, 20 + length))) as {
      readonly buffers: readonly { readonly byteLength: number }[];
      readonly accessors: readonly { readonly max: readonly number[] }[];
    };
    const binAt = 20 + length;
    expect(binAt % 4).toBe(0);
    expect(text(bytes.slice(binAt + 4, binAt + 8))).toBe('BIN\0');
    expect(view.getUint32(binAt, true)).toBe(gltf.buffers[0]!.byteLength);
    expect(binAt + 8 + gltf.buffers[0]!.byteLength).toBe(bytes.length);
    const [state] = (await get(`${states}?product_id=${manifold}`)).states;
    const { width, height, depth } = (
      state as unknown as { product_dimensions: Record<string, number> }
    ).product_dimensions;
    const [x, y, z] = gltf.accessors[0]!.max;
    expect(x! * 2).toBeCloseTo(width! * 0.0254, 5);
    expect(y).toBeCloseTo(height! * 0.0254, 5);
    expect(z! * 2).toBeCloseTo(depth! * 0.0254, 5);
  });

  it('have a USDZ that stores one file from a multiple of 64 on', async () => {
    const { list } = await signIn();
    const [, usdz, lost] = await list('models');
    expect([usdz!.model_type, lost!.url]).toEqual(['USDZ', expect.stringMatching(/\.example\//)]);
    const bytes = bytesOf(usdz!.url);
    const view = new DataView(bytes.buffer);
    expect(text(bytes.slice(0, 4))).toBe('PK\u0003\u0004');
    const size = view.getUint32(18, true);
    const start = 30 + view.getUint16(26, true) + view.getUint16(28, true);
    expect([view.getUint16(8, true), start % 64]).toEqual([0, 0]);
    const content = bytes.slice(start, start + size);
    expect(text(content)).toMatch(/^#usda 1\.0\n/);
    expect(crc32(content)).toBe(view.getUint32(14, true));
    expect(text(bytes.slice(start + size, start + size + 4))).toBe('PK\u0001\u0002');
    expect(view.getUint32(bytes.length - 6, true)).toBe(start + size);
  });

  it('have drawn thumbnails, and a broken one', async () => {
    const { list } = await signIn();
    const thumbnails = await list('thumbnails');
    const drawn = thumbnails.filter(({ url }) => url.startsWith('data:image/svg+xml,'));
    expect(drawn).toHaveLength(3);
    for (const { url } of drawn) {
      const svg = decodeURIComponent(url.slice(url.indexOf(',') + 1));
      expect(imageTypeOf(new TextEncoder().encode(svg))).toBe('image/svg+xml');
      expect(svg).toContain('Extra Sharp Cheddar');
    }
    expect(bytesOf(thumbnails.at(-1)!.url).length).toBeLessThan(30);
  });
});
