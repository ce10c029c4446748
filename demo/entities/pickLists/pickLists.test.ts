import { describe, expect, it } from 'vitest';
import { signedIn } from '../../signedIn';

interface Sku {
  readonly id: string;
  readonly pick_list?: string | null;
}
interface State {
  readonly stateId: string;
  readonly displayStyle: string;
  readonly displayStyleStep: number;
  readonly product: Sku;
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

const start = async () => {
  const { get, send } = await signedIn<Answer>();
  const list = (await get(own)).pick_lists.find(({ skus }) => skus.length > 1)!;
  const path = `/api/pick-lists/${list.id}`;
  return {
    get,
    list,
    read: () => get(path),
    rename: (label_identifier: string) => send('PUT', `${own}/${list.id}`, { label_identifier }),
    put: (type: string, body: object) => send('PUT', `${path}?type=${type}`, body),
    remove: (query: string) => send('DELETE', `${path}?${query}`),
    free: () => get(`/api/pick-lists/skus/search?account_id=${account_id}&text=av-`),
  };
};

const bare = ({ stateId, displayStyle, displayStyleStep }: State) => ({
  stateId,
  displayStyle,
  displayStyleStep,
});

describe('pick lists', () => {
  it('are the slot of their products, which follows the label and ends with the list', async () => {
    const { get, list, read, rename, remove } = await start();
    await rename('ZZ-02');
    expect((await read()).skus).toEqual(list.skus);
    const slot = async () =>
      (await get(`/api/products/${list.skus[0]!.id}`)).inventory_pick_list_slot_id;
    expect(await slot()).toBe('ZZ-02');
    await remove('type=pickList');
    expect(await slot()).toBeNull();
    expect((await remove('type=pickList')).status).toBe(404);
  });

  it('have a label once in their organization, in any case', async () => {
    const { get, list, rename } = await start();
    const other = (await get(own)).pick_lists.find(({ id }) => id !== list.id)!;
    expect(await rename(other.label_identifier.toLowerCase())).toMatchObject({
      status: 409,
      body: { errors: { label_identifier: expect.any(String) } },
    });
    expect((await rename(list.label_identifier.toLowerCase())).status).toBe(200);
  });

  it('take a product that is in none with its states, and let it go', async () => {
    const { get, list, put, remove, read, free } = await start();
    const { results, total } = await free();
    const filters = JSON.stringify({ account_id, is_archived: false });
    expect(total).toBe((await get(`/api/products?filters=${filters}`)).total);
    const { id, pick_list } = results[0]!;
    expect(pick_list).toBeNull();
    const { states } = (await put('productSku', { skuId: id })).body;
    expect(states.some(({ product }) => product.id === id)).toBe(true);
    expect(await put('productSku', { skuId: id })).toMatchObject({
      status: 409,
      body: { errors: { skuId: expect.stringContaining(list.label_identifier) } },
    });
    await remove(`type=productSku&id=${id}`);
    expect(await read()).toEqual(list);
    expect((await remove(`type=productSku&id=${id}`)).status).toBe(404);
  });

  it('lose states one by one, and the product with its last; a removed one can come back', async () => {
    const { list, put, remove, read } = await start();
    const ofOne = (id: string) => list.states.filter(({ product }) => product.id === id);
    const { id } = list.skus.find((sku) => ofOne(sku.id).length > 1)!;
    const drop = ({ stateId }: State) => remove(`type=productState&id=${stateId}`);
    const [first, ...rest] = ofOne(id);
    expect((await drop(first!)).body.states).toHaveLength(list.states.length - 1);
    expect((await drop(first!)).status).toBe(404);
    expect((await put('productState', bare(first!))).body.states).toEqual(list.states);
    for (const state of [first!, ...rest]) await drop(state);
    const left = await read();
    expect(left.skus).toEqual(list.skus.filter((sku) => sku.id !== id));
    expect(left.states).toEqual(list.states.filter(({ product }) => product.id !== id));
  });

  it.each([
    ['nope', {}, 'type'],
    ['productState', { displayStyleStep: 3 }, 'displayStyleStep'],
    ['productState', { displayStyle: 'NOPE' }, 'displayStyle'],
    ['productState', { stateId: 'nope' }, 'stateId'],
    ['productSku', { skuId: 'nope' }, 'skuId'],
    ['updateStates', { pickListStates: [{ stateId: 'nope' }] }, 'pickListStates.0.stateId'],
  ])('refuse PUT ?type=%s %j', async (type, change, key) => {
    const { list, put } = await start();
    const body = type === 'productState' ? { ...bare(list.states[0]!), ...change } : change;
    expect(await put(type, body)).toMatchObject({
      status: 400,
      body: { errors: { [key]: expect.any(String) } },
    });
  });
});
