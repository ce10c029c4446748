import { describe, expect, it } from 'vitest';
import { standIn } from '../../node';
import { audit } from '../../signedIn';

interface Sku {
  readonly id: string;
  readonly sku: string;
  readonly product_description: string;
  readonly pick_list?: string | null;
}
interface State {
  readonly stateId: string;
  readonly displayStyle: string;
  readonly displayStyleStep: number;
  readonly product: Sku;
  readonly state: string;
}
interface PickList {
  readonly id: string;
  readonly label_identifier: string;
  readonly states: readonly State[];
  readonly skus: readonly Sku[];
}
interface Answer extends PickList {
  readonly pick_lists: readonly PickList[];
  readonly results: readonly Sku[];
  readonly total: number;
  readonly inventory_pick_list_slot_id: string | null;
}

const account_id = 'acc00000-0000-4000-8000-000000000001';
const own = `/api/organizations/${account_id}/pick-lists`;

const signIn = async () => {
  const { ask } = await standIn().signIn();
  const get = async (path: string) => (await ask<Answer>('GET', path)).body;
  const lists = (await get(own)).pick_lists;
  return {
    get,
    list: lists.find(({ skus }) => skus.length > 1)!,
    post: (label_identifier: string) =>
      ask<Answer>('POST', own, { label_identifier }, audit('CREATE_PICK_LIST')),
    rename: (id: string, label_identifier: string) =>
      ask<Answer>('PUT', `${own}/${id}`, { label_identifier }, audit('UPDATE_PICK_LIST', id)),
    put: (id: string, type: string, body: object) =>
      ask<Answer>('PUT', `/api/pick-lists/${id}?type=${type}`, body, audit('UPDATE_THING', id)),
    remove: (id: string, query: string) =>
      ask<Answer>('DELETE', `/api/pick-lists/${id}?${query}`, undefined, audit('DELETE_X', id)),
    free: async () =>
      (await get(`/api/pick-lists/skus/search?account_id=${account_id}&text=av-`)).results[0]!,
  };
};

const bare = ({ stateId, displayStyle, displayStyleStep }: State) => ({
  stateId,
  displayStyle,
  displayStyleStep,
});
const idsOf = (states: readonly State[]) => states.map(({ stateId }) => stateId);

describe('pick lists', () => {
  it('are made, renamed with their products, found and removed', async () => {
    const { get, list, post, rename, remove } = await signIn();
    const made = await post('ZZ-01');
    expect(made.body).toMatchObject({
      label_identifier: 'ZZ-01',
      account_id,
      states: [],
      skus: [],
    });
    await rename(list.id, 'ZZ-02');
    const renamed = await get(`/api/pick-lists/${list.id}`);
    expect(renamed.skus).toEqual(list.skus);
    const [sku] = list.skus;
    const product = `/api/products/${sku!.id}`;
    expect((await get(product)).inventory_pick_list_slot_id).toBe('ZZ-02');
    const search = `/api/pick-lists/search?account_id=${account_id}&text=zz`;
    expect((await get(search)).results).toHaveLength(2);
    expect((await remove(list.id, 'type=pickList')).body).toEqual({ id: list.id });
    expect((await get(search)).total).toBe(1);
    expect((await get(product)).inventory_pick_list_slot_id).toBeNull();
    expect((await remove(list.id, 'type=pickList')).status).toBe(404);
  });

  it('refuse a label that is taken, in any case', async () => {
    const { list, post, rename } = await signIn();
    const made = await post('ZZ-01');
    const refusal = { status: 409, body: { errors: { label_identifier: expect.any(String) } } };
    expect(await post('zz-01')).toMatchObject(refusal);
    expect(await rename(list.id, 'zz-01')).toMatchObject(refusal);
    expect((await rename(made.body.id, 'zz-01')).status).toBe(200);
    expect((await post(' ')).status).toBe(400);
  });

  it('show the states of their products, in the styles and steps there are', async () => {
    const { get, list } = await signIn();
    const { display_styles, display_style_steps } = (await get(
      '/api/pick-lists/options',
    )) as unknown as { display_styles: string[]; display_style_steps: number[] };
    const shown = await get(`/api/pick-lists/${list.id}`);
    expect(shown).toEqual(list);
    expect(new Set(shown.states.map(({ product }) => product.id)).size).toBe(shown.skus.length);
    expect(new Set(idsOf(shown.states)).size).toBe(shown.states.length);
    for (const { state, displayStyle, displayStyleStep, stateId } of shown.states) {
      expect(['EACH', 'CASE', 'BOX']).toContain(state);
      expect(display_styles).toContain(displayStyle);
      expect(display_style_steps).toContain(displayStyleStep);
      expect(stateId).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    }
  });

  it('keep one changed state, or several, and leave the others', async () => {
    const { get, list, put } = await signIn();
    const [first, second, ...others] = list.states;
    const changed = { stateId: first!.stateId, displayStyle: 'DECIMAL', displayStyleStep: 0.1 };
    await put(list.id, 'productState', changed);
    const two = [
      { ...changed, displayStyleStep: 0.5 },
      { stateId: second!.stateId, displayStyle: 'FRACTION', displayStyleStep: 5 },
    ];
    const answer = await put(list.id, 'updateStates', { pickListStates: two });
    expect(answer.body.states.map(bare)).toEqual([...two, ...others.map(bare)]);
    expect(await get(`/api/pick-lists/${list.id}`)).toEqual(answer.body);
  });

  it('take a product with its states, and let it go', async () => {
    const { get, list, put, remove, free } = await signIn();
    const sku = await free();
    expect(sku.pick_list).toBeNull();
    const added = await put(list.id, 'productSku', { skuId: sku.id });
    expect(added.body.skus).toHaveLength(list.skus.length + 1);
    const states = added.body.states.filter(({ product }) => product.id === sku.id);
    expect(states.length).toBeGreaterThan(0);
    expect(await put(list.id, 'productSku', { skuId: sku.id })).toMatchObject({
      status: 409,
      body: { errors: { skuId: expect.stringContaining(list.label_identifier) } },
    });
    await remove(list.id, `type=productSku&id=${sku.id}`);
    expect(await get(`/api/pick-lists/${list.id}`)).toEqual(list);
    expect((await remove(list.id, `type=productSku&id=${sku.id}`)).status).toBe(404);
  });

  it('lose states one by one, and the product with its last; a removed one can come back', async () => {
    const { get, list, put, remove } = await signIn();
    const ofOne = (id: string, states: readonly State[]) =>
      states.filter(({ product }) => product.id === id);
    const sku = list.skus.find(({ id }) => ofOne(id, list.states).length > 1)!;
    const [first, ...rest] = ofOne(sku.id, list.states);
    const without = await remove(list.id, `type=productState&id=${first!.stateId}`);
    expect(idsOf(without.body.states)).not.toContain(first!.stateId);
    expect(without.body.states).toHaveLength(list.states.length - 1);
    expect((await remove(list.id, `type=productState&id=${first!.stateId}`)).status).toBe(404);
    const back = await put(list.id, 'productState', bare(first!));
    expect(back.body.states).toEqual(list.states);
    for (const { stateId } of [first!, ...rest])
      await remove(list.id, `type=productState&id=${stateId}`);
    const left = await get(`/api/pick-lists/${list.id}`);
    expect(left.skus).toEqual(list.skus.filter(({ id }) => id !== sku.id));
    expect(ofOne(sku.id, left.states)).toEqual([]);
  });

  it.each([
    ['nope', {}, 'type'],
    ['productState', { displayStyleStep: 3 }, 'displayStyleStep'],
    ['productState', { displayStyle: 'NOPE' }, 'displayStyle'],
    ['productState', { stateId: 'nope' }, 'stateId'],
    ['productSku', { skuId: 'nope' }, 'skuId'],
    ['updateStates', { pickListStates: 'nope' }, 'pickListStates'],
    ['updateStates', { pickListStates: [{ stateId: 'nope' }] }, 'pickListStates.0.stateId'],
  ])('refuse PUT ?type=%s %j', async (type, change, key) => {
    const { list, put } = await signIn();
    const body = type === 'productState' ? { ...bare(list.states[0]!), ...change } : change;
    expect(await put(list.id, type, body)).toMatchObject({
      status: 400,
      body: { errors: { [key]: expect.any(String) } },
    });
  });

  it('refuse keys of the wrong type, and missing ids', async () => {
    const { list, put, remove, get } = await signIn();
    expect((await put(list.id, 'productSku', bare(list.states[0]!))).status).toBe(400);
    expect((await put('nope', 'productSku', { skuId: 'x' })).status).toBe(404);
    expect((await remove(list.id, 'type=productState')).status).toBe(400);
    expect((await remove(list.id, 'type=pickList&id=x')).status).toBe(400);
    expect((await remove(list.id, 'id=x')).status).toBe(400);
    expect(await get(`/api/pick-lists/${list.id}`)).toEqual(list);
    expect(await get('/api/pick-lists/nope')).toMatchObject({ type: 'error' });
  });

  it('find no product of another organization, and none that is archived', async () => {
    const { get } = await signIn();
    const search = (id: string) => get(`/api/pick-lists/skus/search?account_id=${id}&text=av-`);
    expect((await search(account_id.replace(/1$/, '2'))).total).toBe(0);
    const { results, total } = await search(account_id);
    expect(results).toHaveLength(50);
    const products = (filter: object) =>
      get(`/api/products?filters=${JSON.stringify({ account_id, ...filter })}`);
    const archived = (await products({ is_archived: true })).total;
    expect(archived).toBeGreaterThan(0);
    expect(total).toBe((await products({})).total - archived);
  });
});
