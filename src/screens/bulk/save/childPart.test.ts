// @vitest-environment node
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { productStates } from '../../../../resources/productStates';
import { lastEdits, openRuns } from '../../../lib/batches/keptRuns';
import { sameKey } from '../../../lib/text/plainText';
import type { ChildCalls } from './childCalls';
import { startUndo, type ChangePort } from './changeRun';
import type { ChangedRow, ChildChange } from './rows';
import { refusal, refuse } from '../../../lib/batches/testing/fates';
import { newJournal, noWait, startEdit } from './testing/world';

interface Child {
  readonly id: string;
  readonly state: string;
  uom: string;
}

/** Products with their states; those whose state is not allowed are refused by their place in the batch. */
const world = async (stored: Record<string, Child[]>, isRefused: (owner: string) => boolean) => {
  const batches: string[][] = [];
  const of = (owner: string) => stored[owner] ?? refuse(refusal('notFound', { status: 404 }));
  const children: ChildCalls = {
    child: productStates,
    batch: 100,
    of: (owner) => Promise.resolve([...of(owner)]),
    hasKey: ({ state }, key) => sameKey(String(state), key),
    holds: (child, values) => Object.entries(values).every(([name, one]) => child[name] === one),
    fits: () => true,
    add: async (all) => {
      batches.push(all.map(({ owner }) => owner));
      await Promise.resolve();
      const at = all.findIndex(({ owner }) => isRefused(owner));
      const fields = { [`states.${at}.state`]: 'Not for this product.' };
      if (at >= 0) refuse(refusal('invalid', { status: 400, fields }));
      for (const { owner, values } of all)
        of(owner).push({ id: `new-${owner}`, ...(values as { state: string; uom: string }) });
    },
    change: async (owner, id, values) => {
      await Promise.resolve();
      Object.assign(of(owner).find((one) => one.id === id) ?? {}, values);
    },
    remove: async (owner, id) => {
      await Promise.resolve();
      stored[owner] = of(owner).filter((one) => one.id !== id);
    },
  };
  const journal = await newJournal(`person ${Math.random()}`);
  const port: ChangePort = {
    accountId: 'org-1',
    place: undefined,
    journal,
    wait: noWait,
    changes: {
      batch: 100,
      update: () => Promise.reject(new Error('No record itself is changed.')),
      now: () => Promise.reject(new Error('No record itself is read.')),
      children,
    },
  };
  return { port, journal, batches };
};

const rowOf = (row: number, child: Partial<ChildChange> = {}): ChangedRow => ({
  row,
  id: `p${row}`,
  shown: {},
  before: {},
  after: {},
  child: { id: null, key: 'BOX', before: null, after: { state: 'BOX', uom: 'EACH' }, ...child },
});

it('a refused product is named and the others are saved; what is allowed now can be sent again', async () => {
  const stored: Record<string, Child[]> = { p0: [], p1: [], p2: [] };
  let isStrict = true;
  const { port, batches } = await world(stored, (owner) => isStrict && owner === 'p1');
  const run = startEdit({ ...port, rows: [rowOf(0), rowOf(1), rowOf(2)] });
  await run.ended();
  expect([...run.results().values()].map(({ type }) => type)).toEqual(['saved', 'failed', 'saved']);
  expect(run.results().get(1)?.faults).toMatchObject([
    { part: 'state', reason: 'Not for this product.', isRefused: true },
  ]);
  expect([stored.p0?.length, stored.p1?.length, stored.p2?.length]).toEqual([1, 0, 1]);

  isStrict = false;
  run.sendAgain();
  await run.ended();
  expect(batches.at(-1)).toEqual(['p1']);
  expect([stored.p0?.length, stored.p1?.length, stored.p2?.length]).toEqual([1, 1, 1]);
});

it('a hundred are sent in one call', async () => {
  const rows = Array.from({ length: 250 }, (_, row) => rowOf(row));
  const { port, batches } = await world(
    Object.fromEntries(rows.map(({ id }) => [id, []])),
    () => false,
  );
  await startEdit({ ...port, rows }).ended();
  expect(batches.map(({ length }) => length)).toEqual([100, 100, 50]);
});

it('a state that someone else has changed or removed since is left alone, also by the undo', async () => {
  const stored: Record<string, Child[]> = {
    p0: [{ id: 'a', state: 'BOX', uom: 'OZ' }],
    p1: [],
    p2: [],
    p3: [{ id: 'd', state: 'BOX', uom: 'EACH' }],
  };
  const { port, journal } = await world(stored, () => false);
  const change = (id: string) => ({ id, before: { uom: 'EACH' }, after: { uom: 'CASE' } });
  const run = startEdit({
    ...port,
    rows: [rowOf(0, change('a')), rowOf(1, change('b')), rowOf(2), rowOf(3, change('d'))],
  });
  await run.ended();
  expect(
    [...run.results().values()].map(({ faults }) => faults.map(({ reason }) => reason)),
  ).toEqual([
    [{ key: 'facings.bulkEdit.children.held.changedSince' }],
    [{ key: 'facings.bulkEdit.children.held.gone' }],
    [],
    [],
  ]);
  expect(stored.p0).toEqual([{ id: 'a', state: 'BOX', uom: 'OZ' }]);
  expect(stored.p3).toEqual([{ id: 'd', state: 'BOX', uom: 'CASE' }]);

  const [added] = stored.p2 ?? [];
  if (!added) throw new Error('Nothing was added.');
  added.uom = 'LB';
  const [kept] = await lastEdits(journal, { accountId: 'org-1' });
  const open = await openRuns(journal);
  const undo = await startUndo(port, kept?.id ?? '');
  await undo?.run.ended();
  expect(undo?.run.results().get(2)?.faults).toMatchObject([
    { reason: { key: 'facings.saving.undo.changedSince' } },
  ]);
  expect(stored.p2).toEqual([{ id: 'new-p2', state: 'BOX', uom: 'LB' }]);
  expect(stored.p3).toEqual([{ id: 'd', state: 'BOX', uom: 'EACH' }]);
  // What is newer than the undo leaves nothing to resume.
  expect((await openRuns(journal)).filter(({ kind }) => kind === 'undo')).toEqual([]);
  expect(open.length).toBe(1);
});
