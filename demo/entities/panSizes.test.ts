import { describe, expect, it } from 'vitest';
import { standIn } from '../node';
import { audit } from '../signedIn';

interface PanSize {
  readonly id: string;
  readonly name: string;
  readonly default_amount: number;
  readonly is_selected: boolean;
}
interface Answer {
  readonly pan_sizes: readonly PanSize[];
  readonly default_pan_size_id: string | null;
  readonly states: readonly { readonly id: string; readonly state: string }[];
}

const path = '/api/products/states/pan-sizes';

/** @param product number in demo/README.md */
const signIn = async (product = 24) => {
  const { ask } = await standIn().signIn();
  const get = async (from: string) => (await ask<Answer>('GET', from)).body;
  const id = `5c000000-0000-4000-8000-${String(product).padStart(12, '0')}`;
  const { states } = await get(`/api/products/states?product_id=${id}`);
  const state_id = states.find(({ state }) => state === 'EACH')!.id;
  const catalogue = (await get(path)).pan_sizes;
  return {
    get,
    catalogue,
    state_id,
    named: (name: string) => catalogue.find((one) => one.name === name)!.id,
    read: () => get(`${path}?state_id=${state_id}`),
    post: (pan_sizes: unknown) =>
      ask<Answer>('POST', path, { state_id, pan_sizes }, audit('UPDATE_PAN_SIZES', state_id)),
    remove: (pan_size_id?: string) =>
      ask<Answer>('DELETE', path, { state_id, pan_size_id }, audit('DELETE_PAN_SIZES')),
    putDefault: (default_pan_size_id: string | null) =>
      ask<Answer>(
        'PUT',
        `/api/products/states/${state_id}`,
        { state: 'EACH', default_pan_size_id },
        audit('UPDATE_STATE', state_id),
      ),
  };
};

const selected = ({ pan_sizes }: Answer) =>
  pan_sizes.filter(({ is_selected }) => is_selected).map(({ name }) => name);

describe('pan sizes', () => {
  it('are a catalog, and include the selection of a state', async () => {
    const { catalogue, read, named } = await signIn();
    expect(catalogue.map(({ name }) => name)).toEqual(['1/1', '1/2', '1/3', '1/4', '1/6', '1/9']);
    expect(catalogue.some(({ is_selected }) => is_selected)).toBe(false);
    const own = await read();
    expect(own.pan_sizes.map(({ id }) => id)).toEqual(catalogue.map(({ id }) => id));
    expect(selected(own)).toEqual(['1/3', '1/6', '1/9']);
    expect(own.default_pan_size_id).toBe(named('1/6'));
  });

  it('can be selected together, and a new default is set before the old one is removed', async () => {
    const { named, post, putDefault, read, remove } = await signIn();
    const half = named('1/2');
    expect((await putDefault(half)).status).toBe(200);
    const after = (await post([{ pan_size_id: half, default_amount: 7.1 }])).body;
    expect(selected(after)).toEqual(['1/2', '1/3', '1/6', '1/9']);
    expect(after.pan_sizes.find(({ id }) => id === half)).toMatchObject({ default_amount: 7.1 });
    expect(after.default_pan_size_id).toBe(half);
    expect(await remove(half)).toMatchObject({
      status: 409,
      body: { errors: { pan_size_id: expect.stringContaining('default') } },
    });
    expect(selected((await remove(named('1/6'))).body)).toEqual(['1/2', '1/3', '1/9']);
    expect((await remove(named('1/6'))).status).toBe(404);
    expect(selected((await remove()).body)).toEqual([]);
    expect(await read()).toMatchObject({ default_pan_size_id: null });
  });

  it('lose the default with the last one', async () => {
    const { named, post, putDefault, remove, read } = await signIn();
    await remove();
    await putDefault(named('1/6'));
    await post([{ pan_size_id: named('1/6'), default_amount: 1 }]);
    expect((await remove(named('1/6'))).body.default_pan_size_id).toBeNull();
    expect(selected(await read())).toEqual([]);
  });

  it('may be offered no longer, and stay with who has them', async () => {
    const { catalogue, read, post } = await signIn(10);
    const retired = (await read()).pan_sizes.find(({ name }) => name === '2/3')!;
    expect(retired.is_selected).toBe(true);
    expect(catalogue).not.toContainEqual(expect.objectContaining({ name: '2/3' }));
    const again = [{ pan_size_id: retired.id, default_amount: 6 }];
    expect((await post(again)).status).toBe(200);
    const other = await signIn();
    expect((await other.post(again)).status).toBe(404);
  });

  it('are refused', async () => {
    const { get, named, post, read, remove } = await signIn();
    const before = await read();
    const amounts = [0, -1, '1', null, 1e7];
    for (const default_amount of amounts)
      expect(await post([{ pan_size_id: named('1/4'), default_amount }])).toMatchObject({
        status: 400,
        body: { errors: { 'pan_sizes.0.default_amount': expect.any(String) } },
      });
    expect((await post([{ pan_size_id: 'nope', default_amount: 1 }])).status).toBe(404);
    expect((await post({})).status).toBe(400);
    expect((await remove('nope')).status).toBe(404);
    expect(await get(`${path}?state_id=nope`)).toMatchObject({ type: 'error' });
    expect(await read()).toEqual(before);
  });
});
