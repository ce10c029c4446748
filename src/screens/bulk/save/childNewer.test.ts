// @vitest-environment node
/** States that someone else changes between the preview and the save: nothing of theirs is overwritten unasked. */
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { productStates } from '../../../../resources/productStates';
import { products } from '../../../../resources/products';
import { lastEdits, openRuns } from '../../../lib/batches/keptRuns';
import { refusal, type Fate } from '../../../lib/batches/testing/fates';
import type { RowDecision } from '../../../lib/batches/types';
import { childCalls } from './childCalls';
import { startUndo, type ChangePort } from './changeRun';
import { decidedRow } from './newerValues';
import type { ChangedRow, ChildChange } from './rows';
import { statesPlatform } from './testing/statesPlatform';
import { newJournal, noWait, resumeEdit, startEdit } from './testing/world';

const at = { accountId: 'org-1' } as const;

type Values = Readonly<Record<string, unknown>>;

/** One product with a BOX that has these values, and the change of it. */
const opened = async (stored: Values, change: Pick<ChildChange, 'before' | 'after'>) => {
  let fate: Fate = 'fine';
  const platform = statesPlatform([['BOX']], () => Promise.resolve(fate));
  const [box] = platform.stored.get('p0') ?? [];
  if (!box) throw new Error('There is no state.');
  Object.assign(box, stored);
  const journal = await newJournal(`person ${Math.random()}`);
  const port: ChangePort = {
    ...at,
    place: undefined,
    journal,
    wait: noWait,
    changes: {
      batch: 100,
      update: () => Promise.reject(new Error('No record itself is changed.')),
      now: () => Promise.reject(new Error('No record itself is read.')),
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
    before: {},
    after: {},
    child: { id: String(box.id), key: 'BOX', ...change },
  };
  const started = (theirs: Values) => {
    Object.assign(box, theirs);
    return startEdit({ ...port, rows: [row] });
  };
  const undone = async () => {
    const [last] = await lastEdits(journal, at);
    const undo = last && (await startUndo(port, last.id));
    await undo?.run.ended();
  };
  const meet = (next: Fate) => {
    fate = next;
  };
  return { box, platform, journal, port, started, undone, meet };
};

type Opened = Awaited<ReturnType<typeof opened>>;
type Run = ReturnType<Opened['started']>;

const resultOf = (run: Run) => run.results().get(0);
const newerOf = (run: Run) => resultOf(run)?.faults[0]?.newer;
const decide = async (run: Run, decision: RowDecision) => {
  run.decide(new Map([[0, decision]]));
  await run.ended();
};

const unit = { before: { uom: 'EACH' }, after: { uom: 'CASE' } };

it('is not overwritten before the user decides, and the undo restores what was overwritten', async () => {
  const { box, started, undone, journal } = await opened({ uom: 'EACH' }, unit);
  const run = started({ uom: 'OZ' });
  await run.ended();
  run.retry();
  await run.ended();
  run.sendAgain();
  await run.ended();
  expect(newerOf(run)).toEqual({ 'state.uom': { value: 'OZ', text: 'OZ' } });
  expect(box.uom).toBe('OZ');
  await decide(run, { 'state.uom': 'ours' });
  expect(resultOf(run)).toMatchObject({ type: 'saved', faults: [] });
  expect(box).toMatchObject({ uom: 'CASE', upc: 'theirs' });
  expect(await openRuns(journal)).toEqual([]);
  await undone();
  expect(box.uom).toBe('OZ');
});

it('is asked about again if it changes once more', async () => {
  const { box, started } = await opened({ uom: 'EACH' }, unit);
  const run = started({ uom: 'OZ' });
  await run.ended();
  box.uom = 'LB';
  await decide(run, { 'state.uom': 'ours' });
  expect(newerOf(run)).toMatchObject({ 'state.uom': { value: 'LB' } });
  expect(box.uom).toBe('LB');
});

it('is kept, while other values of the state are sent', async () => {
  const { box, started, undone } = await opened(
    { uom: 'EACH', uom_baseline: 1 },
    { before: { uom: 'EACH', uom_baseline: 1 }, after: { uom: 'CASE', uom_baseline: 6 } },
  );
  const run = started({ uom: 'OZ' });
  await run.ended();
  expect(newerOf(run)).toEqual({ 'state.uom': { value: 'OZ', text: 'OZ' } });
  await decide(run, { 'state.uom': 'theirs' });
  expect(resultOf(run)?.type).toBe('saved');
  expect(box).toMatchObject({ uom: 'OZ', uom_baseline: 6 });
  await undone();
  expect(box).toMatchObject({ uom: 'OZ', uom_baseline: 1 });
});

it('is kept, and nothing is left to be sent', async () => {
  const { box, started, journal } = await opened({ uom: 'EACH' }, unit);
  const run = started({ uom: 'OZ' });
  await run.ended();
  await decide(run, { 'state.uom': 'theirs' });
  expect(resultOf(run)?.type).toBe('kept');
  expect(box.uom).toBe('OZ');
  expect(await openRuns(journal)).toEqual([]);
});

it('is decided once: another page knows the choice that could not be sent', async () => {
  const { box, started, journal, port, meet } = await opened({ uom: 'EACH' }, unit);
  const run = started({ uom: 'OZ' });
  await run.ended();
  meet(refusal('unauthorized', { status: 401 }));
  await decide(run, { 'state.uom': 'ours' });
  expect(run.progress().halt).toBe('signedOut');
  meet('fine');
  const [kept] = await openRuns(journal);
  const resumed = kept && (await resumeEdit({ ...port, kept }));
  await resumed?.run.ended();
  expect(resumed?.run.results().get(0)?.type).toBe('saved');
  expect(box.uom).toBe('CASE');
});

it('takes along what only exists with a value of ours', async () => {
  const { box, started, undone } = await opened(
    { display_style: 'WHOLE', uom: 'EACH' },
    {
      before: { display_style: 'WHOLE', display_style_custom_value: null, uom: 'EACH' },
      after: { display_style: 'CUSTOM', display_style_custom_value: 'tray', uom: 'CASE' },
    },
  );
  const run = started({ display_style: 'HALF' });
  await run.ended();
  expect(newerOf(run)).toEqual({ 'state.display_style': { value: 'HALF', text: 'HALF' } });
  await decide(run, { 'state.display_style': 'theirs' });
  expect(resultOf(run)?.type).toBe('saved');
  expect(box).toMatchObject({ display_style: 'HALF', uom: 'CASE' });
  expect(box.display_style_custom_value).toBeUndefined();
  await undone();
  expect(box).toMatchObject({ display_style: 'HALF', uom: 'EACH' });
});

it('is not called saved if the state no longer has the value, and is saved once it has', async () => {
  const { box, started, undone } = await opened(
    { is_reporting_uom_conversion: true, reporting_uom: 'OZ' },
    { before: { reporting_uom: 'OZ' }, after: { reporting_uom: 'LB' } },
  );
  const run = started({ is_reporting_uom_conversion: false });
  await run.ended();
  expect(resultOf(run)).toMatchObject({
    type: 'failed',
    faults: [{ reason: { key: 'facings.bulkEdit.children.held.hidden' } }],
  });
  expect(box.reporting_uom).toBe('OZ');
  box.is_reporting_uom_conversion = true;
  run.retry();
  await run.ended();
  expect(resultOf(run)?.type).toBe('saved');
  expect(box.reporting_uom).toBe('LB');
  box.is_reporting_uom_conversion = false;
  await undone();
  expect(box.reporting_uom).toBe('LB');
});

it('is changed if a value was blank whose default depends on others', async () => {
  const { box, started } = await opened(
    { uom: null },
    { before: { uom: null }, after: { uom: 'CASE' } },
  );
  const run = started({});
  await run.ended();
  expect(resultOf(run)?.type).toBe('saved');
  expect(box.uom).toBe('CASE');
});

it('says that it is gone, and ends', async () => {
  const { platform, started, journal } = await opened({ uom: 'EACH' }, unit);
  platform.stored.set('p0', []);
  const run = started({});
  await run.ended();
  expect(resultOf(run)).toMatchObject({ type: 'failed', isEnded: true });
  expect(await openRuns(journal)).toEqual([]);
});

it('is decided apart from a value of the record with the same name', () => {
  const values = { before: { name: 'a' }, after: { name: 'b' } };
  const row: ChangedRow = {
    row: 0,
    id: 'p0',
    shown: {},
    ...values,
    child: { id: 's', key: 'BOX', ...values },
  };
  const theirs = { value: 'c', text: 'c' };
  expect(decidedRow(row, { kept: { 'state.name': theirs } })).toMatchObject({
    ...values,
    child: { before: {}, after: {} },
  });
  const decided = decidedRow(row, {
    kept: { name: theirs },
    overwritten: { 'state.name': theirs },
  });
  expect([decided.after, decided.child?.before]).toEqual([{}, { name: 'c' }]);
});
