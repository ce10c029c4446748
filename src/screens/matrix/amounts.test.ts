import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountAt, sumRow } from './amounts';
import type { FacingsDataProvider } from '../../../dataProvider';
import { zoneProductCalls } from '../../../resources/shared/zoneProducts';
import { PlatformError } from '../../lib/failures/failures';
import type { LinkBatch, Pair } from '../../schema/links';
import type { MatrixData } from './loadMatrixData';
import { cellAt, changesOf, matrixOf } from './model';
import { sendChanges } from './sendChanges';
import { createMatrixStore } from './store';

/** Three products in four zones. In zone 0, product 0 has par 6 and product 1 has 0; zone 3 is never read. */
const start = () => {
  const matrix = matrixOf(3, 4);
  const matrixData: MatrixData = {
    products: [0, 1, 2].map((at) => ({
      id: `p${String(at)}`,
      sku: `S-${String(at)}`,
      description: '',
      isArchived: at === 2,
      categories: [],
    })),
    zones: [0, 1, 2, 3].map((at) => ({
      id: `z${String(at)}`,
      name: `Zone ${String(at)}`,
      codes: [],
      region: 0,
    })),
    regions: [{ id: 'r1', name: 'North' }],
  };
  matrix.held[2] = 1;
  const store = createMatrixStore(matrixData, matrix);
  store.learnColumn(
    0,
    new Map([
      [0, 6],
      [1, 0],
    ]),
  );
  store.learnColumn(1, new Map());
  store.learnColumn(2, new Map([[2, 3]]));
  return { matrix, store };
};
const state = ({ matrix }: ReturnType<typeof start>) =>
  [0, 1, 2].map((row) =>
    [0, 1, 2].map((column) =>
      matrix.planned[cellAt(matrix, { row, column })] === 1
        ? amountAt(matrix, { row, column })
        : null,
    ),
  );

/** Sends what is planned. */
const save = async (
  { store }: Pick<ReturnType<typeof start>, 'store'>,
  amountsAt: FacingsDataProvider['links']['amountsAt'],
  calls = zoneProductCalls,
  /** Throws if the platform refuses the batch. */
  refuse: (batch: LinkBatch) => void = () => undefined,
) => {
  const sent: LinkBatch[] = [];
  await sendChanges({
    store,
    calls,
    links: {
      send: async (_, batch) => {
        refuse(batch);
        sent.push(batch);
        return { affected: null };
      },
      check: () => Promise.resolve([]),
      amountsOf: () => Promise.resolve(new Map([['p1', 8]])),
      amountsAt,
    },
    translate: (key: string) => key,
    locale: 'en-US',
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  return sent;
};

/** Sends what is planned to a platform where someone else has linked product 1 with zone 1, par 8. */
const saveBesideOthers = (there: ReturnType<typeof start>) =>
  save(there, (_, pairs) =>
    Promise.resolve(
      pairs.flatMap((pair) => (pair[0] === 'z1' && pair[1] === 'p1' ? [{ pair, amount: 8 }] : [])),
    ),
  );

describe('a link that someone else added since', () => {
  it('is not sent again without an amount, and keeps its own', async () => {
    const there = start();
    const { matrix, store } = there;
    store.fill({ rows: [0, 1], columns: [1], isOn: true });
    expect(await saveBesideOthers(there)).toEqual([{ isOn: true, pairs: [['z1', 'p0']] }]);
    expect(amountAt(matrix, { row: 1, column: 1 })).toBe(8);
    expect(changesOf(matrix)).toEqual([]);
  });

  it('gets another amount only on request', async () => {
    const there = start();
    const { matrix, store } = there;
    store.plan([{ row: 1, column: 1, amount: 3 }]);
    expect(await saveBesideOthers(there)).toEqual([]);
    expect(store.askedCount()).toBe(1);
    const change = { row: 1, column: 1, isOn: true, amount: 3, before: 8 };
    expect(changesOf(matrix)).toEqual([change]);
    // Saving again is no answer.
    expect(await saveBesideOthers(there)).toEqual([]);
    store.answer('theirs');
    expect([store.askedCount(), store.hasChanges()]).toEqual([0, false]);
    expect(amountAt(matrix, { row: 1, column: 1 })).toBe(8);
    store.travel('undo');
    expect(changesOf(matrix)).toEqual([change]);
  });

  it('gets the amount that was typed if that is the answer', async () => {
    const there = start();
    there.store.plan([{ row: 1, column: 1, amount: 3 }]);
    await saveBesideOthers(there);
    there.store.answer('mine');
    const pairs = [['z1', 'p1']];
    expect(await saveBesideOthers(there)).toEqual([{ isOn: true, pairs, amounts: [3] }]);
  });

  it('keeps its amount, although one that was removed here had another', async () => {
    const there = start();
    const { matrix, store } = there;
    // Par 6 was read, removed and saved; someone else added it again with par 8.
    store.learnColumn(1, new Map([[1, 6]]));
    store.fill({ rows: [1], columns: [1], isOn: false });
    store.settle([{ row: 1, column: 1, isOn: false, held: null }]);
    store.fill({ rows: [1], columns: [1], isOn: true });
    expect(changesOf(matrix)).toEqual([{ row: 1, column: 1, isOn: true, amount: 6 }]);
    expect(await saveBesideOthers(there)).toEqual([]);
    expect(store.hasChanges()).toBe(false);
    expect(amountAt(matrix, { row: 1, column: 1 })).toBe(8);
  });
});

it('a link that the platform names in its refusal of a batch is refused alone', async () => {
  const there = start();
  const { store } = there;
  store.plan([0, 1, 2].map((column) => ({ row: 0, column, amount: 3 })));
  store.fill({ rows: [1], columns: [2], isOn: true });
  const tried: (readonly Pair[])[] = [];
  const sent = await save(
    there,
    () => Promise.resolve([{ pair: ['z0', 'p0'], amount: 6 }]),
    zoneProductCalls,
    ({ pairs }) => {
      tried.push(pairs);
      const at = pairs.findIndex(([zone, product]) => zone === 'z1' && product === 'p0');
      if (at < 0) return;
      const fields = { [`zone_products.${String(at)}.par`]: 'Too much.' };
      throw new PlatformError({ type: 'error', kind: 'invalid', status: 400, fields });
    },
  );
  expect(tried.map(({ length }) => length)).toEqual([4, 3]);
  expect(sent.flatMap(({ pairs }) => pairs)).not.toContainEqual(['z1', 'p0']);
  expect(store.refusal(cellAt(there.matrix, { row: 0, column: 1 }))).toBe('Too much.');
});

describe('an amount that someone else changed since', () => {
  it('is not replaced without a question', async () => {
    const there = start();
    const { store } = there;
    store.learnColumn(1, new Map([[1, 6]]));
    store.plan([{ row: 1, column: 1, amount: 3 }]);
    expect(await saveBesideOthers(there)).toEqual([]);
    expect(store.askedCount()).toBe(1);
    expect(store.refusals().size).toBe(0);
  });

  it('is taken if it is the same', async () => {
    const there = start();
    const { store } = there;
    store.learnColumn(1, new Map([[1, 6]]));
    store.plan([{ row: 1, column: 1, amount: 8 }]);
    expect(await saveBesideOthers(there)).toEqual([]);
    expect([store.askedCount(), store.hasChanges()]).toEqual([0, false]);
  });

  it('adds no link that someone else removed', async () => {
    const there = start();
    const { matrix, store } = there;
    store.plan([{ row: 1, column: 0, amount: 3 }]);
    expect(await saveBesideOthers(there)).toEqual([]);
    expect([...store.refusals().keys()]).toEqual(['facings.amounts.par.gone']);
    // It is an addition now, which can be saved.
    expect(changesOf(matrix)).toEqual([{ row: 1, column: 0, isOn: true, amount: 3 }]);
  });
});

describe('planned amounts', () => {
  it('change links, add missing ones, and leave out archived products and zones that were not read', () => {
    const there = start();
    const { matrix, store } = there;
    const all = [0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3].map((column) => ({ row, column, amount: 6 })),
    );
    expect(store.plan(all)).toBe(6);
    expect(state(there)).toEqual([
      [6, 6, 6],
      [6, 6, 6],
      [null, null, 6],
    ]);
    expect(store.counts()).toEqual({ adds: 4, removes: 0, amounts: 2 });
    expect(changesOf(matrix)).toEqual([
      { row: 0, column: 1, isOn: true, amount: 6 },
      { row: 0, column: 2, isOn: true, amount: 6 },
      { row: 1, column: 0, isOn: true, amount: 6, before: 0 },
      { row: 1, column: 1, isOn: true, amount: 6 },
      { row: 1, column: 2, isOn: true, amount: 6 },
      { row: 2, column: 2, isOn: true, amount: 6, before: 3 },
    ]);
    expect(sumRow(matrix, 2, [0, 1, 2])).toBe(6);
  });

  it('of a removed link are not sent, and come back when the removal is undone after it was saved', () => {
    const there = start();
    const { matrix, store } = there;
    store.plan([{ row: 0, column: 0, amount: 9 }]);
    store.fill({ rows: [0], columns: [0], isOn: false });
    const [change] = changesOf(matrix);
    expect(change).toEqual({ row: 0, column: 0, isOn: false });
    store.settle([{ ...change!, held: null }]);
    expect(store.hasChanges()).toBe(false);
    store.travel('undo');
    expect(changesOf(matrix)).toEqual([{ row: 0, column: 0, isOn: true, amount: 9 }]);
  });

  it('stay pending and marked when the platform keeps the old amount', () => {
    const there = start();
    const { matrix, store } = there;
    const cell = { row: 1, column: 0, amount: 4 };
    store.plan([cell]);
    store.settle([{ ...cell, isOn: true, held: 1, reason: 'Kept.' }]);
    expect(changesOf(matrix)).toEqual([{ ...cell, isOn: true, before: 1 }]);
    expect(store.refusal(cellAt(matrix, cell))).toBe('Kept.');
    store.discard([1]);
    expect(store.refusal(cellAt(matrix, cell))).toBeUndefined();
    expect(state(there)[1]).toEqual([1, null, null]);
  });

  it('survive reading their zone again, which is no step', () => {
    const { matrix, store } = start();
    store.plan([{ row: 0, column: 0, amount: 9 }]);
    store.learnColumn(0, new Map([[0, 7]]));
    expect(store.steps()).toBe(1);
    expect(changesOf(matrix)).toEqual([{ row: 0, column: 0, isOn: true, amount: 9, before: 7 }]);
  });
});

it('every step is undone and redone exactly, whatever is between', () => {
  const cell = fc.record({ row: fc.nat(2), column: fc.nat(2), amount: fc.nat(4) });
  const step = fc.oneof(
    fc.record({ kind: fc.constant('amounts' as const), cells: fc.array(cell, { maxLength: 5 }) }),
    fc.record({
      kind: fc.constant('links' as const),
      cells: fc.array(cell, { minLength: 1, maxLength: 2 }),
      isOn: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('discard' as const), cells: fc.constant([]) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      const there = start();
      const { store } = there;
      const states = [state(there)];
      for (const one of steps) {
        const before = store.version();
        if (one.kind === 'amounts') store.plan(one.cells);
        else if (one.kind === 'discard') store.discard();
        else
          store.fill({
            rows: one.cells.map(({ row }) => row),
            columns: [...new Set(one.cells.map(({ column }) => column))],
            isOn: one.isOn,
          });
        if (store.version() !== before) states.push(state(there));
      }
      for (const expected of states.slice(0, -1).toReversed()) {
        store.travel('undo');
        expect(state(there)).toEqual(expected);
      }
      expect(store.travel('undo')).toBe(false);
      for (const expected of states.slice(1)) {
        store.travel('redo');
        expect(state(there)).toEqual(expected);
      }
      store.discard();
      expect(store.hasChanges()).toBe(false);
    }),
  );
});

describe('the amount of a removed link', () => {
  /** The link of product 0 with zone 3, whose amounts were never read, is removed and saved. */
  const removed = async () => {
    const { store, matrix } = start();
    const cell = { row: 0, column: 3 };
    store.settle([{ ...cell, isOn: true, held: 12 }]);
    store.fill({ rows: [0], columns: [3], isOn: true });
    store.fill({ rows: [0], columns: [0, 3], isOn: false });
    const asked: (readonly Pair[])[] = [];
    await save({ store }, (_, pairs) => {
      asked.push(pairs);
      return Promise.resolve(pairs.map((pair) => ({ pair, amount: 12 })));
    });
    // Amounts of zone 0 are known.
    expect(asked).toEqual([[['z3', 'p0']]]);
    expect(store.hasChanges()).toBe(false);
    return { store, matrix, cell };
  };

  it('is sent again when the removal is undone', async () => {
    const { store, matrix } = await removed();
    store.travel('undo');
    expect(changesOf(matrix)).toEqual([
      { row: 0, column: 0, isOn: true, amount: 6 },
      { row: 0, column: 3, isOn: true, amount: 12 },
    ]);
  });

  it('is kept when the amounts of its zone are read afterwards', async () => {
    const { store, matrix, cell } = await removed();
    store.learnColumn(3, new Map([[1, 4]]));
    expect(store.hasChanges()).toBe(false);
    store.travel('undo');
    expect(changesOf(matrix, [0]).at(-1)).toEqual({ ...cell, isOn: true, amount: 12 });
  });

  it('is not read if links have none', async () => {
    const { store } = start();
    const { amount: _, ...without } = zoneProductCalls;
    store.fill({ rows: [1], columns: [3], isOn: true });
    store.fill({ rows: [0], columns: [0], isOn: false });
    const sent = await save({ store }, () => Promise.reject(new Error('Not to be read.')), without);
    expect(sent.map(({ isOn, pairs }) => [isOn, pairs])).toEqual([
      [true, [['z3', 'p1']]],
      [false, [['z0', 'p0']]],
    ]);
    expect(store.hasChanges()).toBe(false);
  });
});
