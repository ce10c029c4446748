import { describe, expect, it } from 'vitest';
import { standIn } from '../node';
import { audit } from '../signedIn';

interface State {
  readonly id: string;
  readonly inventory_product_sku_id: string;
  readonly name: string;
  readonly state: string;
  readonly uom: string | null;
  readonly upc: string | null;
  readonly key_phrases: Readonly<Record<string, readonly string[]>>;
  readonly prediction_labels: Readonly<Record<string, number>>;
  readonly default_pan_size_id: string | null;
}
interface Answer extends State {
  readonly message: string;
  readonly total: number;
  readonly states: readonly State[];
  readonly uoms: readonly string[];
  readonly pick_lists: readonly {
    readonly id: string;
    readonly states: readonly {
      readonly stateId: string;
      readonly state: string;
      readonly product: { readonly id: string };
    }[];
  }[];
}

const path = '/api/products/states';
/** Ids in demo/README.md. */
const productId = (number: number) => `5c000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const manifold = productId(36);
const crated = productId(12);
const organization = 'acc00000-0000-4000-8000-000000000001';

const signIn = async () => {
  const there = standIn();
  const { ask } = await there.signIn();
  const get = async (from: string) => (await ask<Answer>('GET', from)).body;
  return {
    ...there,
    ask: ask<Answer>,
    get,
    of: async (product: string) => (await get(`${path}?product_id=${product}`)).states,
    post: (body: object, to = path) => ask<Answer>('POST', to, body, audit('CREATE_STATE')),
    put: (id: string, body: object) =>
      ask<Answer>('PUT', `${path}/${id}`, body, audit('UPDATE_STATE', id)),
    remove: (id: string) =>
      ask<Answer>('DELETE', `${path}/${id}`, undefined, audit('DELETE_STATE', id)),
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
  key_phrases: [' Cheddar ', '', 'cheddar', 'Cheddar'],
};

describe('product states', () => {
  it('are the same every time, and the ones that pick lists show', async () => {
    const [one, other] = [await signIn(), await signIn()];
    const states = await one.of(manifold);
    expect(states.length).toBeGreaterThanOrEqual(8);
    expect(await other.of(manifold)).toEqual(states);
    const [listed] = (await one.get(`/api/organizations/${organization}/pick-lists`)).pick_lists;
    const shown = listed!.states[0]!;
    expect(await one.of(shown.product.id)).toContainEqual(
      expect.objectContaining({ id: shown.stateId, state: shown.state }),
    );
  });

  it('are made, changed and removed', async () => {
    const { of, post, put, remove } = await signIn();
    const before = await of(manifold);
    const { id } = (await post(good)).body;
    const made = (await of(manifold)).find((state) => state.id === id)!;
    expect(made).toMatchObject({
      state: 'BOX',
      hex_color: '#ffffff',
      uom_baseline: 1,
      product_dimensions: null,
      prediction_labels: {},
      key_phrases: { primary_phrases: [], common_phrases: [], phrases: ['Cheddar', 'cheddar'] },
    });
    expect(made).not.toHaveProperty('panSizes');
    const changed = await put(id, { ...made, name: 'Boxed', prediction_labels: { ' a ': 0.5 } });
    expect(changed.body).toEqual({ ...made, name: 'Boxed', prediction_labels: { a: 0.5 } });
    const [first] = before;
    await put(first!.id, { state: 'EACH', upc: null });
    expect((await of(manifold))[0]).toEqual({ ...first, upc: null });
    expect((await remove(id)).body).toEqual({ id });
    await remove(first!.id);
    expect(await of(manifold)).toEqual(before.slice(1));
    expect((await remove(first!.id)).status).toBe(404);
    expect((await put(first!.id, { state: 'EACH' })).status).toBe(404);
  });

  it('go with their product, and a new product has none', async () => {
    const { ask, of, get, post } = await signIn();
    const { id } = (await post(good)).body;
    const [seeded] = await of(manifold);
    await ask('DELETE', `/api/products/${manifold}`, undefined, audit('DELETE_X', manifold));
    for (const gone of [id, seeded!.id])
      expect(await get(`${path}/pan-sizes?state_id=${gone}`)).toMatchObject({ type: 'error' });
    const body = { account_id: organization, sku: 'N-1', product_description: 'New' };
    const made = await post(body, '/api/products');
    expect(await of(made.body.id)).toEqual([]);
  });

  it('leave pick lists as they leave their product', async () => {
    const { get, put, remove } = await signIn();
    const [list] = (await get(`/api/organizations/${organization}/pick-lists`)).pick_lists;
    const [first, second] = list!.states;
    await remove(first!.stateId);
    await put(second!.stateId, { state: 'TRAY' });
    const { states } = await get(`/api/pick-lists/${list!.id}`);
    expect(states).not.toContainEqual(expect.objectContaining({ stateId: first!.stateId }));
    expect(states).toContainEqual(
      expect.objectContaining({ stateId: second!.stateId, state: 'TRAY' }),
    );
  });

  it('are made all or none', async () => {
    const { of, post } = await signIn();
    const before = await of(manifold);
    const { inventory_product_sku_id, state, uom, uom_baseline } = good;
    const short = { inventory_product_sku_id, state, uom, uom_baseline };
    const bad = await post({ states: [short, { ...short, state: 'NOPE' }] }, `${path}/bulk`);
    expect(bad).toMatchObject({
      status: 400,
      body: {
        message: expect.stringMatching(/^State 2: /),
        errors: { 'states.1.state': expect.stringMatching(/none/) },
      },
    });
    expect(await of(manifold)).toEqual(before);
    const done = await post({ states: [short, { ...short, uom: 'CASE' }] }, `${path}/bulk`);
    expect(done.body.states).toHaveLength(2);
    expect((await of(manifold)).slice(before.length)).toMatchObject([
      { hex_color: '#ffffff', detection_technique_value: 'OCR', uom: 'BOX' },
      { uom: 'CASE' },
    ]);
  });

  it.each([
    [{ nope: 1 }, 400, undefined],
    [{ inventory_product_sku_id: 'nope' }, 404, 'inventory_product_sku_id'],
    [{ state: 'CRATE' }, 400, 'state'],
    [{ uom: 'STONE' }, 400, 'uom'],
    [{ uom: '' }, 400, 'uom'],
    [{ uom_baseline: -1 }, 400, 'uom_baseline'],
    [{ uom_baseline: '1' }, 400, 'uom_baseline'],
    [{ uom_baseline: 1e9 }, 400, 'uom_baseline'],
    [{ is_reporting_uom_conversion: true }, 400, 'reporting_uom'],
    [{ is_reporting_uom_conversion: true, reporting_uom: 'EACH' }, 400, 'reporting_uom_baseline'],
    [{ is_reporting_uom_conversion: 'yes' }, 400, 'is_reporting_uom_conversion'],
    [{ product_dimensions: [] }, 400, 'product_dimensions'],
    [{ product_dimensions: { width: 1, height: 2 } }, 400, 'product_dimensions.depth'],
    [{ product_dimensions: { width: -1, height: 2, depth: 3 } }, 400, 'product_dimensions.width'],
    [{ product_dimensions: { length: 1 } }, 400, undefined],
    [{ minimum_depth_threshold: 'x' }, 400, 'minimum_depth_threshold'],
    [{ count_rounding: 'SIDEWAYS' }, 400, 'count_rounding'],
    [{ capacity_rounding: 'SIDEWAYS' }, 400, 'capacity_rounding'],
    [{ key_phrases: { phrases: [] } }, 400, 'key_phrases'],
    [{ key_phrases: [1] }, 400, 'key_phrases'],
    [{ prediction_labels: ['a'] }, 400, 'prediction_labels'],
    [{ prediction_labels: 'a' }, 400, 'prediction_labels'],
    [{ prediction_labels: { a: '1' } }, 400, 'prediction_labels.a'],
    [{ prediction_labels: { a: -1 } }, 400, 'prediction_labels.a'],
    [{ prediction_labels: { ' ': 1 } }, 400, 'prediction_labels'],
    [{ prediction_labels: { a: 1, 'a ': 2 } }, 400, 'prediction_labels'],
    [{ hex_color: '#fff' }, 400, 'hex_color'],
    [{ display_style: 'UPSIDE' }, 400, 'display_style'],
    [{ display_style_custom_value_conversion: -0.5 }, 400, 'display_style_custom_value_conversion'],
    [{ detection_technique_value: 'SMELL' }, 400, 'detection_technique_value'],
    [{ count_techniques: ['DEPTH'] }, 400, 'count_techniques'],
    [
      { count_techniques: [{ count_technique_value: 'SMELL' }] },
      400,
      'count_techniques.0.count_technique_value',
    ],
    [{ count_technique: 'SMELL' }, 400, 'count_technique'],
    [{ default_pan_size_id: 'nope' }, 400, 'default_pan_size_id'],
  ])('refuse %j', async (change, status, key) => {
    const { of, post } = await signIn();
    const before = await of(manifold);
    expect(await post({ ...good, ...change })).toMatchObject({
      status,
      body:
        key === undefined
          ? { message: expect.stringMatching(/contract/) }
          : { errors: { [key]: expect.any(String) } },
    });
    expect(await of(manifold)).toEqual(before);
  });

  it('keep values that are no longer offered, only where they are stored', async () => {
    const { get, of, put } = await signIn();
    expect((await get(`${path}/options`)).states).not.toContain('CRATE');
    const states = await of(crated);
    const old = states.find(({ state }) => state === 'CRATE')!;
    expect((await put(old.id, { ...old, name: 'Crate' })).body).toMatchObject({ state: 'CRATE' });
    const other = states.find(({ state }) => state !== 'CRATE')!;
    expect((await put(other.id, { state: 'CRATE' })).status).toBe(400);
  });

  it('take phrases by kind on update, and stay with their product', async () => {
    const { of, put } = await signIn();
    const [state] = await of(manifold);
    const keep = { state: 'EACH' };
    expect((await put(state!.id, { ...keep, key_phrases: ['x'] })).status).toBe(400);
    const key_phrases = { primary_phrases: ['a'], common_phrases: null, phrases: [' b '] };
    expect((await put(state!.id, { ...keep, key_phrases })).body.key_phrases).toEqual({
      primary_phrases: ['a'],
      common_phrases: [],
      phrases: ['b'],
    });
    const moved = { ...keep, inventory_product_sku_id: crated };
    expect((await put(state!.id, moved)).status).toBe(400);
    expect((await put(state!.id, { ...keep, id: 'other' })).status).toBe(400);
  });

  it('offer the units of an organization, if one is named', async () => {
    const { get } = await signIn();
    const from = `${path}/options`;
    expect((await get(from)).uoms.length).toBeGreaterThan(10);
    expect((await get(`${from}?account_id=${organization}`)).uoms).toHaveLength(6);
    const without = organization.replace(/1$/, '7');
    expect((await get(`${from}?account_id=${without}`)).uoms).toEqual([]);
    expect(await get(`${from}?account_id=nope`)).toMatchObject({ type: 'error' });
  });

  it('are believable', async () => {
    const { of } = await signIn();
    const lists = await Promise.all(Array.from({ length: 60 }, (_, at) => of(productId(at + 1))));
    const states = lists.flat();
    expect(new Set(states.map(({ id }) => id)).size).toBe(states.length);
    for (const { upc } of states) {
      if (upc === null) continue;
      expect(upc).toMatch(/^\d{12}$/);
      const sum = Array.from(upc, (digit, at) => Number(digit) * (at % 2 === 0 ? 3 : 1));
      expect(sum.reduce((one, other) => one + other) % 10).toBe(0);
    }
    expect(states.some(({ uom }) => uom === null)).toBe(true);
    expect(states.some(({ default_pan_size_id }) => default_pan_size_id !== null)).toBe(true);
    expect(states).toContainEqual(expect.objectContaining({ is_ambiguous: true }));
    expect(states).toContainEqual(expect.objectContaining({ display_style: 'CUSTOM' }));
    for (const similar of states.filter((one) => 'external_id' in one && one.external_id))
      expect(similar).toMatchObject({
        external_id: expect.stringMatching(/^VS-[A-Z]/),
        is_visually_similar: true,
      });
  });
});
