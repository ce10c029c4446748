// @vitest-environment node
import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';

import { startUndo } from './changeRun';
import { lastEdits, openRuns } from '../../../lib/batches/keptRuns';
import type { KeptRun } from '../../../lib/batches/journal';
import { refusal } from '../../../lib/batches/testing/fates';
import { createFakePlatform, type FakeCall } from './testing/fakePlatform';
import { newJournal, newRow, portOf, resumeAdd, startAdd, startEdit } from './testing/world';
import type { SaveRun } from '../../../lib/batches/types';
import type { ChangedRow } from './rows';

const accountId = 'acc';

const world = async (isRefused: (call: FakeCall) => boolean) => {
  let isBroken = true;
  const platform = createFakePlatform({
    fate: (call) => (isBroken && isRefused(call) ? refusal('server', { status: 500 }) : 'fine'),
  });
  const journal = await newJournal(`person ${Math.random()}`);
  const port = { ...portOf(platform, journal), accountId };
  const fix = () => {
    isBroken = false;
  };
  return { platform, journal, port, fix };
};

const ended = async (run: SaveRun): Promise<SaveRun> => {
  await run.ended();
  return run;
};

const change = (row: number, after: string): ChangedRow => ({
  row,
  id: `p${row + 1}`,
  shown: {},
  before: { category: 'old' },
  after: { category: after },
  zones: { add: [], remove: [] },
});

describe('a change whose rows went back to the sheet', () => {
  const edited = async () => {
    const own = await world(({ given }) => JSON.stringify(given).includes('Dairy'));
    for (const sku of ['A', 'B']) own.platform.seed({ sku, category: 'old' });
    const rows = [change(0, 'Bread'), change(1, 'Dairy')];
    const first = await ended(startEdit({ ...own.port, batch: 1, rows }));
    own.fix();
    return { ...own, first };
  };
  const categories = ({ products }: Awaited<ReturnType<typeof edited>>['platform']) =>
    [...products.values()].map(({ values }) => values.category);

  it('stays open until its rows are saved from there, and is not resumed afterwards', async () => {
    const { platform, journal, port, first } = await edited();
    expect(await openRuns(journal)).toMatchObject([{ id: first.id, saved: 1 }]);
    await ended(startEdit({ ...port, rows: [change(1, 'Cheese')], replaces: first.id }));
    expect(categories(platform)).toEqual(['Bread', 'Cheese']);
    expect(await openRuns(journal)).toEqual([]);
  });

  it('is undone as far as it was saved, after the later one', async () => {
    const { platform, journal, port, first } = await edited();
    await ended(startEdit({ ...port, rows: [change(1, 'Cheese')], replaces: first.id }));
    for (const left of [2, 1]) {
      const edits = await lastEdits(journal, { accountId });
      expect(edits).toHaveLength(left);
      const undone = edits[0] && (await startUndo(port, edits[0].id));
      await undone?.run.ended();
    }
    expect(categories(platform)).toEqual(['old', 'old']);
    expect(await lastEdits(journal, { accountId })).toEqual([]);
  });

  it('is removed if nothing of it was saved', async () => {
    const { journal, port, fix, platform } = await world(() => true);
    platform.seed({ sku: 'A', category: 'old' });
    const first = await ended(startEdit({ ...port, rows: [change(0, 'Dairy')] }));
    fix();
    const later = await ended(
      startEdit({ ...port, rows: [change(0, 'Cheese')], replaces: first.id }),
    );
    expect((await journal.runs()).map(({ id }) => id)).toEqual([later.id]);
  });

  it('is left to the tab that is working on it', async () => {
    const { journal, port, first } = await edited();
    const request = (
      name: string,
      _: unknown,
      work: (lock: object | null) => Promise<void> | undefined,
    ) => Promise.resolve(work(name.endsWith(first.id) ? null : {}));
    vi.stubGlobal('navigator', { locks: { request, query: () => Promise.resolve({}) } });
    await ended(startEdit({ ...port, rows: [change(1, 'Cheese')], replaces: first.id }));
    vi.unstubAllGlobals();
    expect(await openRuns(journal)).toMatchObject([{ id: first.id }]);
  });
});

describe('new rows that went back to the sheet', () => {
  const state = { state: 'BOX', reporting: null, size: null };
  const bad = newRow(1, { values: { sku: 'Bad' } });
  /** Nothing is left to send; what was created can still be undone. */
  const onlyEnded = ({ phase, saved }: KeptRun) => ({ phase, saved });

  it('are not created in their old form', async () => {
    const { platform, journal, port, fix } = await world(({ given }) =>
      JSON.stringify(given).includes('Bad'),
    );
    const first = await ended(startAdd({ ...port, batch: 1, rows: [newRow(0), bad] }));
    expect(await openRuns(journal)).toMatchObject([{ id: first.id }]);
    fix();
    const fixed = newRow(1, { values: { sku: 'Good' } });
    await ended(startAdd({ ...port, rows: [fixed], replaces: first.id }));
    expect((await journal.runs()).map(onlyEnded)).toEqual([
      { phase: 'ended', saved: 1 },
      { phase: 'ended', saved: 1 },
    ]);
    expect([...platform.products.values()].map(({ values }) => values.sku)).toEqual([
      'S-0',
      'Good',
    ]);
  });

  it('keep existing but incomplete products, which a resume completes', async () => {
    const { platform, journal, port, fix } = await world(
      ({ name, given }) => name === 'createStates' || JSON.stringify(given).includes('Bad'),
    );
    const partly = Array.from({ length: 130 }, (_, at) => newRow(at + 10, { state }));
    const first = await ended(startAdd({ ...port, batch: 1, rows: [newRow(0), bad, ...partly] }));
    const [{ startedAt } = { startedAt: 0 }] = await journal.runs();
    fix();
    await ended(
      startAdd({ ...port, rows: [newRow(1, { values: { sku: 'Good' } })], replaces: first.id }),
    );
    const [kept, ...others] = await openRuns(journal);
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ total: 130, kind: 'add', accountId, startedAt });
    const resumed = kept && (await resumeAdd({ ...port, kept }));
    expect(resumed?.rows).toEqual(partly);
    await resumed?.run.ended();
    expect(resumed?.run.progress()).toMatchObject({ saved: 130, total: 130 });
    expect(platform.products.size).toBe(132);
    expect(platform.bySku('Bad')).toEqual([]);
    expect(platform.bySku('S-10')[0]?.states).toEqual(['BOX']);
    expect(await openRuns(journal)).toEqual([]);
    expect((await journal.runs()).map(({ phase }) => phase)).toEqual(['ended', 'ended', 'ended']);
  });
});
