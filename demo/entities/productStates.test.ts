import { describe, expect, it } from 'vitest';
import { signedIn } from '../signedIn';

interface PanSize {
  readonly id: string;
  readonly name: string;
  readonly default_amount: number;
  readonly is_selected: boolean;
}
interface State {
  readonly id: string;
  /** In a pick list. */
  readonly stateId: string;
  readonly state: string;
  readonly default_pan_size_id: string | null;
}
interface Answer extends State {
  readonly states: readonly State[];
  readonly pan_sizes: readonly PanSize[];
  readonly results: readonly unknown[];
  readonly pick_lists: readonly { readonly id: string; readonly states: readonly State[] }[];
}

const path = '/api/products/states';
/** Ids in demo/README.md. */
const productId = (number: number) => `5c000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const manifold = productId(36);
const account_id = 'acc00000-0000-4000-8000-000000000001';

const start = async () => {
  const there = await signedIn<Answer>();
  return {
    ...there,
    of: async (product: string) => (await there.get(`${path}?product_id=${product}`)).states,
    put: (id: string, body: object) => there.send('PUT', `${path}/${id}`, body),
    remove: (id: string) => there.send('DELETE', `${path}/${id}`),
  };
};

const good = {
  inventory_product_sku_id: manifold,
  state: 'BOX',
  uom: 'BOX',
  uom_baseline: 1,
  hex_color: '#FFffff',
  display_style: 'WHOLE',
  detection_technique_value: 'OCR',
  count_technique: 'DEPTH',
};

describe('product states', () => {
  it('go with their product, and a new product has none', async () => {
    const { of, ask, send } = await start();
    const [seeded] = await of(manifold);
    await send('DELETE', `/api/products/${manifold}`);
    expect((await ask('GET', `${path}/pan-sizes?state_id=${seeded!.id}`)).status).toBe(404);
    const body = { account_id, sku: 'N-1', product_description: 'New' };
    expect(await of((await send('POST', '/api/products', body)).body.id)).toEqual([]);
  });

  it('are shown by pick lists, and leave those as they leave their product', async () => {
    const { get, put, remove } = await start();
    const [list] = (await get(`/api/organizations/${account_id}/pick-lists`)).pick_lists;
    const [first, second] = list!.states;
    await remove(first!.stateId);
    await put(second!.stateId, { state: 'TRAY' });
    const { states } = await get(`/api/pick-lists/${list!.id}`);
    const ids = states.map(({ stateId }) => stateId);
    expect(ids).not.toContain(first!.stateId);
    expect(states[ids.indexOf(second!.stateId)]).toMatchObject({ state: 'TRAY' });
  });

  it('are made all or none, with defaults', async () => {
    const { of, send } = await start();
    const before = await of(manifold);
    const { inventory_product_sku_id, state, uom, uom_baseline } = good;
    const short = { inventory_product_sku_id, state, uom, uom_baseline };
    const post = (...states: object[]) => send('POST', `${path}/bulk`, { states });
    expect(await post(short, { ...short, state: 'NOPE' })).toMatchObject({
      status: 400,
      body: {
        message: expect.stringMatching(/^State 2: /),
        errors: { 'states.1.state': expect.any(String) },
      },
    });
    expect(await of(manifold)).toEqual(before);
    await post(short, { ...short, uom: 'CASE' });
    expect((await of(manifold)).slice(before.length)).toMatchObject([
      { hex_color: '#ffffff', detection_technique_value: 'OCR', uom: 'BOX' },
      { uom: 'CASE' },
    ]);
  });
});

describe('pan sizes', () => {
  const panPath = `${path}/pan-sizes`;

  /** @param product number in demo/README.md */
  const opened = async (product = 24) => {
    const there = await start();
    const state_id = (await there.of(productId(product))).find(({ state }) => state === 'EACH')!.id;
    const catalog = (await there.get(panPath)).pan_sizes;
    return {
      catalog,
      named: (name: string) => catalog.find((one) => one.name === name)!.id,
      read: () => there.get(`${panPath}?state_id=${state_id}`),
      post: (pan_size_id: string, default_amount: unknown) =>
        there.send('POST', panPath, { state_id, pan_sizes: [{ pan_size_id, default_amount }] }),
      remove: (pan_size_id?: string) => there.send('DELETE', panPath, { state_id, pan_size_id }),
      putDefault: (default_pan_size_id: string) =>
        there.put(state_id, { state: 'EACH', default_pan_size_id }),
    };
  };
  const selected = ({ pan_sizes }: Pick<Answer, 'pan_sizes'>) =>
    pan_sizes.filter(({ is_selected }) => is_selected).map(({ name }) => name);

  it('are added to the selection; another default is set before the old one is removed', async () => {
    const { named, post, putDefault, read, remove } = await opened();
    expect(selected(await read())).toEqual(['1/3', '1/6', '1/9']);
    const half = named('1/2');
    expect((await putDefault(half)).status).toBe(200);
    const after = (await post(half, 7.1)).body;
    expect(selected(after)).toEqual(['1/2', '1/3', '1/6', '1/9']);
    expect(after.pan_sizes).toContainEqual(expect.objectContaining({ default_amount: 7.1 }));
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
    const { named, post, putDefault, remove } = await opened();
    await remove();
    await putDefault(named('1/6'));
    await post(named('1/6'), 1);
    expect((await remove(named('1/6'))).body.default_pan_size_id).toBeNull();
  });
});

it('searches include recent changes of states, and exclude removed ones', async () => {
  const { ask, of, put, remove } = await start();
  const found = async (word: string, text: string) =>
    (await ask('POST', `${path}/${word}/search`, { account_id, text })).body.results;
  const { id } = (await of(manifold))[0]!;
  const key_phrases = { primary_phrases: ['Quite Quaint'], common_phrases: [], phrases: [] };
  await put(id, { state: 'EACH', external_id: 'QQ-1', key_phrases });
  expect(await found('phrases', 'quaint')).toEqual(['Quite Quaint']);
  expect(await found('externalids', 'qq')).toEqual([{ id, external_id: 'QQ-1' }]);
  await remove(id);
  expect(await found('phrases', 'quaint')).toEqual([]);
});
