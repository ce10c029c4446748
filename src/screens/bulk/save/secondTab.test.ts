// @vitest-environment node
/** A run that halted in one tab, was continued in another, and is continued in the first one again. */
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { openRuns } from '../../../lib/batches/keptRuns';
import { holdRun, isHeld } from '../../../lib/batches/lock';
import { refusal, refuse } from '../../../lib/batches/testing/fates';
import { createLocks } from '../../../lib/batches/testing/locks';
import { createEntries } from '../../../lib/grid/entries/createEntries';
import { recordsBase } from '../../../lib/grid/entries/bases';
import type { EntryColumn } from '../../../lib/grid/entries/types';
import { creatingWork } from '../add/saving/creating';
import { createBulkSession } from '../session/createBulkSession';
import type { BulkWork } from '../session/work';
import { recordPlan } from './recordRun';
import { newJournal, noWait, resumeRecords, startRecords } from './testing/world';
import type { RecordRow } from './rows';

const accountId = 'acc';

beforeEach(async () => {
  const journal = await newJournal();
  for (const { id } of await journal.runs()) await journal.forget(id);
});

const rows = [1, 2, 3].map((row): RecordRow => ({
  row,
  line: String(row),
  values: { name: `Region ${row}` },
  shown: { name: `Region ${row}` },
}));

const columns: readonly EntryColumn[] = [
  {
    key: 'name',
    label: 'Name',
    kind: 'text',
    width: 100,
    rule: { kind: 'text', label: 'Name', isRequired: true, limits: { label: 'Name', max: 255 } },
  },
];

/** Without unique names: nothing but the console prevents a second one. */
const halted = async () => {
  const stored: string[] = [];
  let isSignedOut = true;
  const portHere = async () => ({
    journal: await newJournal(),
    accountId,
    place: 'regions',
    wait: noWait,
    atOnce: 1,
    create: ({ name }: RecordRow['values']) => {
      if (isSignedOut && stored.length === 1) refuse(refusal('unauthorized', { status: 401 }));
      stored.push(String(name));
      return Promise.resolve(`r${stored.length}`);
    },
    find: () => Promise.resolve(undefined),
  });
  const run = startRecords({ ...(await portHere()), rows });
  await run.ended();
  expect(run.progress().halt).toBe('signedOut');
  isSignedOut = false;
  return { run, stored, portHere };
};

const elsewhere = async ({ portHere }: Pick<Awaited<ReturnType<typeof halted>>, 'portHere'>) => {
  const [kept] = await openRuns(await newJournal());
  const other = kept && (await resumeRecords({ ...(await portHere()), kept }));
  if (!other) throw new Error('Nothing is open.');
  await other.run.ended();
};

it('sends nothing again that another tab has sent', async () => {
  const tab = await halted();
  await elsewhere(tab);
  expect(tab.stored).toHaveLength(3);
  tab.run.retry();
  await tab.run.ended();
  expect(tab.stored).toHaveLength(3);
  expect(tab.run.progress()).toMatchObject({ halt: undefined, ending: undefined, saved: 3 });
});

it.each([
  ['undone', 'undone'],
  ['discarded', 'ended'],
])('sends nothing of a run that another tab has %s, and says so', async (what, ending) => {
  const { run, stored } = await halted();
  const journal = await newJournal();
  if (what === 'undone') await journal.change(run.id, { phase: 'undone' });
  else await journal.forget(run.id);
  run.retry();
  await run.ended();
  expect(stored).toHaveLength(1);
  expect(run.progress()).toMatchObject({ halt: 'elsewhere', ending });
});

it.each([
  { title: 'what another tab has sent of it', isFree: true },
  { title: 'that another tab works on it', isFree: false },
])('tells $title without sending anything', async ({ isFree }) => {
  vi.stubGlobal('navigator', { locks: createLocks() });
  const tab = await halted();
  const release = isFree ? null : await holdRun(tab.run.id);
  if (isFree) await elsewhere(tab);
  const count = tab.stored.length;
  await tab.run.lookAgain();
  expect(tab.stored).toHaveLength(count);
  const types = rows.map(({ row }) => tab.run.results().get(row)?.type);
  expect(types).toEqual(['saved', ...(isFree ? ['saved', 'saved'] : ['unsent', 'unsent'])]);
  expect(tab.run.progress()).toMatchObject({
    isRunning: false,
    saved: isFree ? 3 : 1,
    halt: isFree ? 'signedOut' : 'elsewhere',
  });
  release?.();
});

/** Shows the results of a run of a sheet that has one row more. */
const shownResults = async (plan: BulkWork<RecordRow>['plan'] = null) => {
  const tab = await halted();
  const texts = ['Not sent yet', ...rows.map(({ shown }) => shown.name)];
  const entries = createEntries({
    columns,
    keyColumn: -1,
    base: recordsBase(texts.map((name) => [String(name)])),
  });
  const creating = { existing: null, textsOf: () => [], placeOf: () => null };
  const work = creatingWork({
    creating: { ...creating, plan, onBack: vi.fn(), onEnd: vi.fn() },
    columns,
    keyColumn: -1,
    onFailed: vi.fn(),
  });
  const session = createBulkSession(() => work, { sheet: { entries, imports: [], lines: [] } });
  session.show({ of: 'sheet', run: tab.run, rows });
  return { tab, entries, session };
};

it('cannot be continued in another tab while its rows are back in the sheet', async () => {
  vi.stubGlobal('navigator', { locks: createLocks() });
  const { tab, session } = await shownResults(async () => recordPlan(await tab.portHere()));
  const offered = async () => (await openRuns(await newJournal())).map(({ id }) => id);
  expect(await offered()).toEqual([tab.run.id]);
  await session.back();
  expect(await offered()).toEqual([]);
  // After this page is left, another tab may continue it.
  session.leave();
  await vi.waitFor(async () => expect(await offered()).toEqual([tab.run.id]));
  session.attend();
  await vi.waitFor(async () => expect(await offered()).toEqual([]));
  await session.save(() => rows.slice(1));
  await session.state().sent?.run.ended();
  expect(tab.stored).toHaveLength(3);
  // The save has ended it.
  expect(await offered()).toEqual([]);
  expect(await isHeld(tab.run.id)).toBe(false);
});

it('leaves nothing in the sheet that another tab has sent', async () => {
  const { tab, entries, session } = await shownResults();
  await elsewhere(tab);
  // Without Continue, which would look itself.
  await session.back();
  expect(session.state().step).toBe('sheet');
  expect([...entries.rowsOf('create')]).toEqual([0]);
});

it('can go on once another tab works on it no longer', async () => {
  vi.stubGlobal('navigator', { locks: createLocks() });
  const { run, stored } = await halted();
  const release = await holdRun(run.id);
  run.retry();
  await run.ended();
  expect(run.progress()).toMatchObject({ halt: 'elsewhere', ending: undefined });
  release?.();
  await vi.waitFor(async () => {
    expect(await isHeld(run.id)).toBe(false);
  });
  run.retry();
  await run.ended();
  expect(run.progress()).toMatchObject({ halt: undefined, saved: 3 });
  expect(stored).toHaveLength(3);
});
