// @vitest-environment node
import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';

import { refusal } from '../../../lib/batches/testing/fates';
import { createFakePlatform, type FakePlatform } from './testing/fakePlatform';
import { newJournal, newRow, newRows, portOf, startAdd } from './testing/world';
import type { SaveRun } from '../../../lib/batches/types';
import type { NewRow } from './rows';

const account = 'acc';

const add = async (platform: ReturnType<typeof createFakePlatform>, rows: readonly NewRow[]) => {
  const run = startAdd({ ...portOf(platform, await newJournal()), accountId: account, rows });
  await run.ended();
  return run;
};

const state = { state: 'BOX', reporting: null, size: null };
const typesOf = ({ results }: { results: () => ReadonlyMap<number, { type: string }> }) =>
  [...results().values()].map(({ type }) => type);
const all = (count: number, type: string) => Array.from({ length: count }, () => type);

describe('adding', () => {
  it('sends products by the hundred, four calls at a time, and reports ids by SKU', async () => {
    const platform = createFakePlatform({ latency: 20 });
    const run = await add(platform, newRows(950));
    expect(platform.calls.map(({ count }) => count).sort((a, b) => a - b)).toEqual([
      50, 100, 100, 100, 100, 100, 100, 100, 100, 100,
    ]);
    expect(platform.mostUnderWay()).toBe(4);
    expect(typesOf(run)).toEqual(all(950, 'saved'));
    for (const [row, { id }] of run.results())
      expect(platform.products.get(id ?? '')?.values.sku).toBe(`S-${row}`);
    expect(run.progress()).toMatchObject({ isRunning: false, total: 950, done: 950, saved: 950 });
  });

  it('creates products, then notional products, states and links', async () => {
    const platform = createFakePlatform();
    await add(
      platform,
      newRows(100, (row) => ({ notional: { name: 'Milk' }, state, zones: [`z${row % 3}`, 'z9'] })),
    );
    expect(platform.names()).toEqual([
      'createProducts',
      'createNotionals',
      'updateProducts',
      'createStates',
      'join',
      'join',
    ]);
    const [notional] = platform.notionals.keys();
    for (const { values, states, zones } of platform.products.values()) {
      expect(values.inventory_notional_product_id).toBe(notional);
      expect(states).toEqual(['BOX']);
      expect(zones.size).toBe(2);
    }
  });

  it('creates a notional product once in a run, however it is written', async () => {
    const platform = createFakePlatform({ latency: 2 });
    const names = ['Milk', ' milk', 'MILK ', 'Oats'];
    const run = await add(
      platform,
      newRows(800, (row) => ({ notional: { name: names[row % 4] ?? '' } })),
    );
    expect(typesOf(run)).toEqual(all(800, 'saved'));
    expect([...platform.notionals.values()]).toEqual(['Milk', 'Oats']);
  });

  it('sends an existing notional product along with the creation', async () => {
    const platform = createFakePlatform();
    await add(platform, [newRow(1, { notional: { id: 'n7' } })]);
    expect(platform.calls).toMatchObject([
      { name: 'createProducts', given: [{ sku: 'S-1', inventory_notional_product_id: 'n7' }] },
    ]);
  });

  it('excludes items that the platform names as invalid, and sends the rest again', async () => {
    const platform = createFakePlatform();
    platform.seed({ sku: 's-7' });
    platform.seed({ sku: 'S-40' });
    const run = await add(platform, newRows(100));
    expect(run.results().get(7)).toEqual({
      row: 7,
      id: null,
      type: 'failed',
      faults: [{ part: 'product', reason: 'There is a product S-7.', field: 'sku' }],
    });
    expect(run.results().get(40)).toMatchObject({ type: 'failed' });
    expect(run.progress()).toMatchObject({ saved: 98, failed: 2 });
    expect(platform.names().filter((name) => name === 'createProducts')).toHaveLength(3);
  });

  it('halves a batch that is refused without a name, down to the rows', async () => {
    const platform = createFakePlatform({
      fate: ({ given }) =>
        JSON.stringify(given).includes('"S-13"')
          ? refusal('invalid', { status: 400, message: 'Bad luck.' })
          : 'fine',
    });
    const run = await add(platform, newRows(100));
    expect(run.progress()).toMatchObject({ saved: 99, failed: 1 });
    expect(run.results().get(13)?.faults).toEqual([
      { part: 'product', reason: 'Bad luck.', isRefused: true },
    ]);
    expect(platform.calls.length).toBeLessThan(20);
  });

  describe('of a value that is refused', () => {
    const rowsOf = (count: number) =>
      newRows(count, (row) => ({
        state: { ...state, state: row % 3 === 0 ? (row % 2 === 0 ? 'KT' : 'KARTON') : 'BOX' },
      }));
    const isBad = (name: unknown) => name === 'KT' || name === 'KARTON';
    const refusing = (isNamed: boolean) =>
      createFakePlatform({
        fate: ({ name, given }) => {
          if (name !== 'createStates') return 'fine';
          const states = given as readonly { readonly state: string }[];
          const at = states.findIndex((one) => isBad(one.state));
          if (at === -1) return 'fine';
          const message = isNamed ? 'No such state.' : 'Refused.';
          return refusal('invalid', {
            status: 400,
            message,
            ...(isNamed ? { fields: { [`states.${at}.state`]: message } } : {}),
          });
        },
      });
    /** The rows that a retry would not send: all that is missing was rejected. */
    const refusedOf = (run: SaveRun) =>
      [...run.results().values()].filter(
        ({ type, faults }) =>
          type !== 'saved' && faults.length > 0 && faults.every(({ isRefused }) => isRefused),
      );
    const statesSent = (platform: FakePlatform) =>
      platform.names().filter((name) => name === 'createStates').length;

    it('needs a handful of calls for 192 rows that have it, and saves all others', async () => {
      const platform = refusing(true);
      const run = await add(platform, rowsOf(576));
      expect(run.progress()).toMatchObject({ saved: 384, failed: 192 });
      expect(refusedOf(run)).toHaveLength(192);
      expect(run.results().get(0)).toMatchObject({
        type: 'partly',
        faults: [{ part: 'state', reason: 'No such state.', isRefused: true, field: 'state' }],
      });
      // Six batches, four of which are refused for the two values at the same time.
      expect(statesSent(platform)).toBeLessThanOrEqual(20);
    });

    it('needs few calls if the platform names no place', async () => {
      const platform = refusing(false);
      const run = await add(platform, rowsOf(576));
      expect(run.progress()).toMatchObject({ saved: 384, failed: 192 });
      expect(statesSent(platform)).toBeLessThanOrEqual(100);
    });

    it('does not send a rejected item again unchanged, and retries temporary failures', async () => {
      const platform = refusing(true);
      const run = await add(platform, rowsOf(30));
      const before = platform.calls.length;
      run.retry();
      await run.ended();
      expect(platform.calls).toHaveLength(before);
      expect(run.progress()).toMatchObject({ saved: 20, failed: 10 });
      expect(refusedOf(run)).toHaveLength(10);
    });

    it('does not count a value as refused that other products accept', async () => {
      const platform = createFakePlatform({
        fate: ({ name, given }) => {
          const at = (given as readonly { inventory_product_sku_id?: string }[]).findIndex(
            (one) => one.inventory_product_sku_id === 'p101',
          );
          return name === 'createStates' && at >= 0
            ? refusal('invalid', { status: 400, fields: { [`states.${at}.state`]: 'Not here.' } })
            : 'fine';
        },
      });
      const run = await add(
        platform,
        newRows(200, () => ({ state })),
      );
      expect(run.progress()).toMatchObject({ saved: 199, failed: 1 });
    });
  });

  it('completes an existing product: sends only its missing parts', async () => {
    const platform = createFakePlatform();
    const id = platform.seed({ sku: 'S-0' });
    const run = await add(platform, [
      newRow(0, {
        begun: { id, missing: ['state', 'notional'], runId: 'earlier' },
        state,
        notional: { id: 'n1' },
        zones: ['z1'],
      }),
    ]);
    expect(run.results().get(0)).toMatchObject({ type: 'saved', id });
    expect(platform.calls).toMatchObject([
      { name: 'updateProducts', given: [{ id, values: { inventory_notional_product_id: 'n1' } }] },
      { name: 'statesOf', given: [id] },
      { name: 'createStates', given: [{ inventory_product_sku_id: id, state: 'BOX' }] },
    ]);
  });

  it('adds no second state to a product that another tab has completed', async () => {
    const platform = createFakePlatform();
    const id = platform.seed({ sku: 'S-0' });
    platform.products.get(id)?.states.push('BOX');
    const begun = { id, missing: ['state'], runId: 'earlier' };
    const run = await add(platform, [newRow(0, { begun, state })]);
    expect(run.results().get(0)).toMatchObject({ type: 'saved', id });
    expect(platform.products.get(id)?.states).toEqual(['BOX']);
  });

  it('does not make a hundred calls if all items are rejected for the same reason', async () => {
    const platform = createFakePlatform({
      fate: () => refusal('invalid', { status: 400, message: 'No such organization.' }),
    });
    const run = await add(platform, newRows(100));
    expect(run.progress()).toMatchObject({ saved: 0, failed: 100 });
    expect(platform.calls.length).toBeLessThan(25);
  });

  it('does not split a batch because of a server error, and checks what happened', async () => {
    const platform = createFakePlatform({
      fate: ({ name }) => (name === 'createProducts' ? refusal('server', { status: 500 }) : 'fine'),
    });
    const run = await add(platform, newRows(100));
    expect(platform.names()).toEqual(['createProducts', 'checkSkus']);
    expect(typesOf(run)).toEqual(all(100, 'failed'));
  });

  it('names the part that is missing, and retries only that', async () => {
    let isBroken = true;
    const platform = createFakePlatform({
      fate: ({ name }) =>
        name === 'createStates' && isBroken
          ? refusal('forbidden', { status: 403, message: 'Not you.' })
          : 'fine',
    });
    const run = await add(
      platform,
      newRows(3, () => ({ state, zones: ['z1'] })),
    );
    expect(run.results().get(1)).toMatchObject({
      type: 'partly',
      id: expect.any(String),
      faults: [{ part: 'state', reason: 'Not you.' }],
    });
    isBroken = false;
    const before = platform.calls.length;
    run.retry();
    expect(run.progress()).toMatchObject({ isRunning: true, done: 0 });
    await run.ended();
    expect(platform.names().slice(before)).toEqual(['createStates']);
    expect(typesOf(run)).toEqual(all(3, 'saved'));
  });

  it.each(['lost', 'dropped'] as const)(
    'checks first if a response was %s, and doubles nothing',
    async (fate) => {
      let left = 1;
      const platform = createFakePlatform({
        fate: ({ name }) => (name === 'createProducts' && left-- > 0 ? fate : 'fine'),
      });
      const run = await add(platform, newRows(100));
      expect(platform.names()).toEqual(
        fate === 'lost'
          ? ['createProducts', 'checkSkus']
          : ['createProducts', 'checkSkus', 'createProducts'],
      );
      expect(platform.products.size).toBe(100);
      expect(typesOf(run)).toEqual(all(100, 'saved'));
    },
  );

  it('recognizes its own products that arrive only after the check', async () => {
    let sendings = 0;
    const platform = createFakePlatform({
      fate: ({ name }) => {
        if (name !== 'createProducts') return 'fine';
        sendings += 1;
        return sendings === 1 ? 'late' : 'fine';
      },
    });
    const run = await add(platform, newRows(100));
    expect(platform.products.size).toBe(100);
    expect(typesOf(run)).toEqual(all(100, 'saved'));
    expect(platform.names()).toEqual([
      'createProducts',
      'checkSkus',
      // Rejected, because the first ones exist by then.
      'createProducts',
      'checkSkus',
    ]);
  });

  it('recognizes its own products if the browser sent them twice', async () => {
    let sendings = 0;
    const platform = createFakePlatform({
      fate: ({ name }) => {
        if (name !== 'createProducts') return 'fine';
        sendings += 1;
        return sendings === 1 ? 'twice' : 'fine';
      },
    });
    const run = await add(platform, newRows(100));
    expect(platform.products.size).toBe(100);
    expect(typesOf(run)).toEqual(all(100, 'saved'));
  });

  it("does not take another user's product for its own", async () => {
    const platform = createFakePlatform();
    await add(platform, newRows(1));
    for (const product of platform.products.values()) {
      product.values.product_description = 'Of somebody else';
    }
    const run = await add(platform, newRows(2));
    expect(typesOf(run)).toEqual(['failed', 'saved']);
  });

  it('looks up the states of products whose response was lost', async () => {
    let left = 1;
    const platform = createFakePlatform({
      fate: ({ name }) => (name === 'createStates' && left-- > 0 ? 'lost' : 'fine'),
    });
    await add(
      platform,
      newRows(10, () => ({ state })),
    );
    expect(platform.names().filter((name) => name === 'statesOf')).toHaveLength(10);
    for (const { states } of platform.products.values()) expect(states).toEqual(['BOX']);
  });

  it('requests only missing states again if every tenth call fails', async () => {
    let calls = 0;
    const platform = createFakePlatform({
      fate: () => {
        calls += 1;
        return calls % 10 === 0 || calls === 2 ? refusal('server', { status: 503 }) : 'fine';
      },
    });
    const run = await add(
      platform,
      newRows(100, () => ({ state })),
    );
    expect(typesOf(run)).toEqual(all(100, 'saved'));
    for (const { states } of platform.products.values()) expect(states).toEqual(['BOX']);
    // A hundred, and retries of those that failed.
    expect(platform.names().filter((name) => name === 'statesOf').length).toBeLessThan(130);
  });

  it('halts without the platform, and continues on request', async () => {
    let isOffline = true;
    const platform = createFakePlatform({ fate: () => (isOffline ? 'dropped' : 'fine') });
    const run = await add(platform, newRows(1000));
    expect(run.progress()).toMatchObject({ isRunning: false, halt: 'offline', saved: 0 });
    expect(platform.calls.length).toBeLessThanOrEqual(12);
    expect(new Set(typesOf(run))).toEqual(new Set(['unknown', 'unsent']));
    isOffline = false;
    run.retry();
    await run.ended();
    expect(run.progress()).toMatchObject({ saved: 1000, failed: 0 });
    expect(run.progress().halt).toBeUndefined();
    expect(platform.products.size).toBe(1000);
  });

  it('pauses all lanes for the requested time', async () => {
    const waits: number[] = [];
    let left = 1;
    const platform = createFakePlatform({
      fate: () => (left-- > 0 ? refusal('tooMany', { status: 429, retryAfterSeconds: 7 }) : 'fine'),
    });
    const run = startAdd({
      ...portOf(platform, await newJournal()),
      accountId: account,
      rows: newRows(500),
      wait: (ms) => {
        waits.push(ms);
        return Promise.resolve();
      },
    });
    await run.ended();
    expect(waits).toEqual([7000]);
    expect(run.progress().saved).toBe(500);
  });

  it('waits for the person when the session has ended', async () => {
    let isOver = true;
    const platform = createFakePlatform({
      fate: () => (isOver ? refusal('unauthorized', { status: 401 }) : 'fine'),
    });
    const run = await add(platform, newRows(300));
    expect(run.progress()).toMatchObject({ halt: 'signedOut', done: 0 });
    expect(typesOf(run)).toEqual(all(300, 'unsent'));
    isOver = false;
    run.retry();
    await run.ended();
    expect(platform.products.size).toBe(300);
    expect(typesOf(run)).toEqual(all(300, 'saved'));
  });

  it('stops after the requests in progress, including their states and links', async () => {
    const platform = createFakePlatform({ latency: 5 });
    const run = startAdd({
      ...portOf(platform, await newJournal()),
      accountId: account,
      rows: newRows(1000, () => ({ state })),
    });
    const isBegun = new Promise<void>((done) => {
      const off = run.subscribe(() => {
        if (run.progress().saved === 0) return;
        off();
        done();
      });
    });
    await isBegun;
    run.stop();
    await run.ended();
    const { saved, failed, done, halt } = run.progress();
    expect(halt).toBe('stopped');
    expect(failed).toBe(0);
    expect(done).toBe(saved);
    expect(saved).toBeLessThanOrEqual(800);
    expect(platform.products.size).toBe(saved);
    for (const { states } of platform.products.values()) expect(states).toEqual(['BOX']);
    expect(typesOf(run).filter((type) => type === 'unsent')).toHaveLength(1000 - saved);
  });

  it('looks up ids that a response lacks', async () => {
    const platform = createFakePlatform();
    const { createProducts } = platform.provider.bulk;
    const silent = {
      ...platform,
      provider: {
        ...platform.provider,
        bulk: {
          ...platform.provider.bulk,
          createProducts: async (...given: Parameters<typeof createProducts>) =>
            (await createProducts(...given)).slice(0, 3),
        },
      },
    };
    const run = await add(silent, newRows(5));
    expect(platform.names()).toEqual(['createProducts', 'checkSkus']);
    expect([...run.results().values()].every(({ id }) => id !== null)).toBe(true);
    expect(typesOf(run)).toEqual(all(5, 'saved'));
  });

  it('reports a refused link at its row', async () => {
    const platform = createFakePlatform();
    const rows = newRows(3, (row) => ({
      zones: ['z1', 'z2'],
      values: { sku: `S-${row}`, product_description: 'x', is_archived: row === 1 ? 'true' : null },
    }));
    const { createProducts } = platform.provider.bulk;
    platform.provider.bulk = {
      ...platform.provider.bulk,
      createProducts: async (...given) => {
        const known = await createProducts(...given);
        const one = platform.bySku('S-1')[0];
        if (one) one.values.is_archived = true;
        return known;
      },
    };
    const run = await add(platform, rows);
    expect(typesOf(run)).toEqual(['saved', 'partly', 'saved']);
    expect(run.results().get(1)?.faults).toEqual([{ part: 'zones', reason: 'It is archived.' }]);
  });

  it('keeps its lanes busy over ten thousand rows', async () => {
    const platform = createFakePlatform({ latency: 50 });
    await add(platform, newRows(10_000));
    expect(platform.calls).toHaveLength(100);
    // Four that start and end together average 2.5 in progress at each start; in sequence it would be 1.
    expect(platform.meanUnderWay()).toBeGreaterThan(2);
  });
});
