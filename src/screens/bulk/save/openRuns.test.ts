// @vitest-environment node
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';

import { openRuns } from '../../../lib/batches/keptRuns';
import { createPage } from './testing/closablePage';
import type { Fate } from '../../../lib/batches/testing/fates';
import { createFakePlatform, type FakePlatform } from './testing/fakePlatform';
import { newJournal, newRows, portOf, resumeAdd, startAdd } from './testing/world';
import type { SaveRun } from '../../../lib/batches/types';
import type { NewRow } from './rows';

const state = { state: 'BOX', reporting: null, size: null };
const accountId = 'acc';

beforeEach(async () => {
  const journal = await newJournal();
  for (const { id } of await journal.runs()) await journal.forget(id);
});

const only = async <T>(list: Promise<readonly T[]>): Promise<T> => {
  const [first, ...others] = await list;
  if (first === undefined || others.length > 0) throw new Error('There is not exactly one.');
  return first;
};

/** Closes the page during the given call: after the request arrived, or before. */
const closedAt = async (name: string, hasArrived: boolean, rows: readonly NewRow[]) => {
  let onCall: (() => void) | null = null;
  const closed = new Promise<void>((done) => {
    onCall = done;
  });
  const platform = createFakePlatform({
    fate: (call): Fate => {
      if (call.name !== name || onCall === null) return 'fine';
      page.close();
      onCall();
      onCall = null;
      return hasArrived ? 'fine' : 'dropped';
    },
  });
  const page = createPage(platform, await newJournal());
  startAdd({ ...page.port, accountId, rows });
  await closed;
  // Requests that were sent arrive.
  await new Promise((done) => setTimeout(done, 10));
  return platform;
};

const resume = async (platform: FakePlatform): Promise<SaveRun> => {
  const journal = await newJournal();
  const kept = await only(openRuns(journal));
  const resumed = await resumeAdd({ ...portOf(platform, journal), kept });
  if (!resumed) throw new Error('Another tab has it.');
  await resumed.run.ended();
  return resumed.run;
};

/** Every row exists exactly once with all its parts, and its outcome says so. */
const expectComplete = (platform: FakePlatform, rows: readonly NewRow[], run: SaveRun) => {
  expect(platform.products.size).toBe(rows.length);
  const names = [...platform.notionals.values()].map((name) => name.toLowerCase());
  expect(names.length).toBe(new Set(names).size);
  for (const { row, values, notional, state: wanted, zones } of rows) {
    const found = platform.bySku(values.sku ?? '');
    expect(found).toHaveLength(1);
    expect(found[0]?.states).toEqual(wanted ? [wanted.state] : []);
    expect([...(found[0]?.zones ?? [])].sort()).toEqual([...zones].sort());
    const id = found[0]?.values.inventory_notional_product_id;
    const name = typeof id === 'string' ? platform.notionals.get(id)?.toLowerCase() : undefined;
    expect(name).toBe(notional && 'name' in notional ? notional.name.toLowerCase() : undefined);
    expect(run.results().get(row)).toEqual({ row, id: found[0]?.id, type: 'saved', faults: [] });
  }
};

const parts = [
  'createProducts',
  'createNotionals',
  'updateProducts',
  'createStates',
  'join',
] as const;

describe('a page that was closed', () => {
  it.each(parts.flatMap((name) => [true, false].map((has) => [name, has] as const)))(
    'during %s goes on without doubling or losing a row (arrived: %s)',
    async (name, hasArrived) => {
      const rows = newRows(150, () => ({ state, zones: ['z1'], notional: { name: 'Milk' } }));
      const platform = await closedAt(name, hasArrived, rows);
      const run = await resume(platform);
      expectComplete(platform, rows, run);
      expect(run.progress()).toMatchObject({ total: 150, saved: 150, isRunning: false });
      expect(await openRuns(await newJournal())).toEqual([]);
    },
  );

  it('checks only requests that were in progress', async () => {
    const rows = newRows(1000);
    const platform = await closedAt('createProducts', true, rows);
    const before = platform.calls.length;
    await resume(platform);
    const names = platform.names().slice(before);
    expect(names.filter((name) => name === 'checkSkus').length).toBeLessThanOrEqual(4);
    expect(names.filter((name) => name === 'createProducts').length).toBeLessThanOrEqual(10);
  });

  it('says how much of it is saved, and who it belongs to', async () => {
    await closedAt(
      'createStates',
      true,
      newRows(30, () => ({ state })),
    );
    expect(await openRuns(await newJournal())).toMatchObject([
      { kind: 'add', accountId, total: 30, saved: 30, phase: 'open', owner: 'me' },
    ]);
    expect(await openRuns(await newJournal('another'))).toEqual([]);
  });

  it('gives the rows back, since no sheet has them any more', async () => {
    const rows = newRows(230, (row) => ({ zones: [`z${row}`] }));
    const platform = await closedAt('createProducts', false, rows);
    const journal = await newJournal();
    const kept = await only(openRuns(journal));
    const resumed = await resumeAdd({ ...portOf(platform, journal), kept });
    expect(resumed?.rows).toEqual(rows);
    await resumed?.run.ended();
  });
});
