// @vitest-environment node
/** States that someone else removes or adds before they are saved: nothing is added unasked or twice. */
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { productStates } from '../../../../resources/productStates';
import { products } from '../../../../resources/products';
import { lastEdits, openRuns } from '../../../lib/batches/keptRuns';
import { refusal, type Fate } from '../../../lib/batches/testing/fates';
import { childCalls } from './childCalls';
import { startUndo, type ChangePort } from './changeRun';
import type { ChangedRow, ChildChange } from './rows';
import { statesPlatform } from './testing/statesPlatform';
import { newJournal, noWait, resumeEdit, startEdit } from './testing/world';

const at = { accountId: 'org-1' } as const;

const toCase: ChildChange = {
  id: 's1',
  key: 'BOX',
  before: { uom: 'EACH' },
  after: { uom: 'CASE' },
  values: { state: 'BOX', uom: 'CASE', uom_baseline: 6 },
};

/** A product with these states, whose description is changed together with one of them. */
const opened = async (states: readonly string[], child: ChildChange) => {
  let fate: Fate = 'fine';
  const platform = statesPlatform([states], () => Promise.resolve(fate));
  const product = { product_description: 'Old' };
  const journal = await newJournal(`person ${Math.random()}`);
  const port: ChangePort = {
    ...at,
    place: undefined,
    journal,
    wait: noWait,
    changes: {
      batch: 100,
      update: (rows) => {
        for (const { after } of rows) Object.assign(product, after);
        return Promise.resolve();
      },
      now: () => Promise.resolve(new Map([['p0', { id: 'p0', ...product }]])),
      children: childCalls({
        provider: platform.provider,
        declaration: products,
        child: productStates,
        ...at,
      }),
    },
  };
  const row: ChangedRow = {
    row: 0,
    id: 'p0',
    shown: {},
    before: { product_description: 'Old' },
    after: { product_description: 'New' },
    child,
  };
  const run = () => startEdit({ ...port, rows: [row] });
  const ended = async () => {
    const started = run();
    await started.ended();
    return started;
  };
  return {
    journal,
    port,
    product,
    ended,
    stored: () => platform.stored.get('p0') ?? [],
    store: (next: readonly Record<string, unknown>[]) =>
      platform.stored.set(
        'p0',
        next.map((state, place) => ({ id: `theirs-${place}`, ...state })),
      ),
    meet: (next: Fate) => {
      fate = next;
    },
    undone: async () => {
      const [last] = await lastEdits(journal, at);
      const undo = last && (await startUndo(port, last.id));
      await undo?.run.ended();
    },
  };
};

type Run = Awaited<ReturnType<Awaited<ReturnType<typeof opened>>['ended']>>;
const resultOf = (run: Run) => run.results().get(0);
const decide = async (run: Run, side: 'ours' | 'theirs') => {
  run.decide(new Map([[0, { 'state.': side }]]));
  await run.ended();
};

it('is offered to be added again, and the undo removes it', async () => {
  const { store, stored, ended, undone, product, journal } = await opened(['BOX'], toCase);
  store([]);
  const run = await ended();
  expect(resultOf(run)).toMatchObject({
    type: 'partly',
    faults: [{ part: 'state', newer: { 'state.': { value: null } } }],
  });
  expect(product.product_description).toBe('New');
  run.retry();
  await run.ended();
  expect(stored()).toEqual([]);
  await decide(run, 'ours');
  expect(resultOf(run)).toMatchObject({ type: 'saved', faults: [] });
  expect(stored()).toMatchObject([{ state: 'BOX', uom: 'CASE', uom_baseline: 6 }]);
  expect(await openRuns(journal)).toEqual([]);
  await undone();
  expect(stored()).toEqual([]);
  expect(product.product_description).toBe('Old');
});

it('stays gone if the user keeps that, and nothing is left to be sent', async () => {
  const { store, stored, ended, journal } = await opened(['BOX'], toCase);
  store([]);
  const run = await ended();
  await decide(run, 'theirs');
  expect(resultOf(run)).toMatchObject({ type: 'saved', kept: { 'state.': {} } });
  expect(stored()).toEqual([]);
  expect(await openRuns(journal)).toEqual([]);
});

it('is added once, although the answer is lost and the run goes on in another page', async () => {
  const { store, stored, ended, meet, journal, port } = await opened(['BOX'], toCase);
  store([]);
  const run = await ended();
  meet('lost');
  await decide(run, 'ours');
  expect(run.progress().halt).toBe('offline');
  meet('fine');
  const [kept] = await openRuns(journal);
  const resumed = kept && (await resumeEdit({ ...port, kept }));
  await resumed?.run.ended();
  expect(resumed?.run.results().get(0)?.type).toBe('saved');
  expect(stored()).toMatchObject([{ state: 'BOX', uom: 'CASE' }]);
});

it('is changed, not added, if someone else has added one of the same name', async () => {
  const { store, stored, ended, undone } = await opened(['BOX'], toCase);
  store([]);
  const run = await ended();
  store([{ state: 'box', uom: 'EACH', upc: 'new' }]);
  await decide(run, 'ours');
  expect(resultOf(run)?.type).toBe('saved');
  expect(stored()).toMatchObject([{ id: 'theirs-0', uom: 'CASE', upc: 'new' }]);
  await undone();
  expect(stored()).toMatchObject([{ id: 'theirs-0', uom: 'EACH', upc: 'new' }]);
});

it('is found by its name on a retry, and its newer values are asked about', async () => {
  const { store, stored, ended } = await opened(['BOX'], toCase);
  store([{ state: 'BOX', uom: 'OZ' }]);
  const run = await ended();
  expect(resultOf(run)?.faults).toMatchObject([{ newer: { 'state.uom': { value: 'OZ' } } }]);
  expect(stored()).toMatchObject([{ uom: 'OZ' }]);
});

it('ends a row that cannot be given it again, and is never called saved', async () => {
  const { values: _, ...child } = toCase;
  const { store, ended, product, journal } = await opened(['BOX'], child);
  store([]);
  const run = await ended();
  run.retry();
  await run.ended();
  expect(resultOf(run)).toMatchObject({
    type: 'partly',
    isEnded: true,
    faults: [{ part: 'state' }],
  });
  expect(product.product_description).toBe('New');
  expect(await openRuns(journal)).toEqual([]);
});

it('is looked for before it is added in a second attempt', async () => {
  const child = { ...toCase, id: null, before: null, after: toCase.values ?? {} };
  const { store, stored, ended, meet } = await opened([], child);
  meet(refusal('invalid', { status: 400, message: 'Not now.' }));
  const run = await ended();
  expect(resultOf(run)?.type).toBe('partly');
  meet('fine');
  store([{ state: 'BOX', uom: 'CASE', uom_baseline: 6 }]);
  run.sendAgain();
  await run.ended();
  expect(resultOf(run)?.type).toBe('saved');
  expect(stored()).toHaveLength(1);
});
