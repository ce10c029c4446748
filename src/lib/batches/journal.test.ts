// @vitest-environment node
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openJournal, type KeptRun } from './journal';

const now = Date.parse('2026-01-31T12:00:00Z');
const day = 24 * 60 * 60 * 1000;

const runOf = (id: string, rest: Partial<KeptRun> = {}): KeptRun => ({
  id,
  owner: 'me',
  accountId: 'acc',
  kind: 'add',
  startedAt: now,
  total: 3,
  saved: 0,
  phase: 'open',
  ...rest,
});

/** Items as a run stores them. */
const itemsOf = (...rows: readonly unknown[]) =>
  rows.map((row, index) => ({ index, row, state: 'new' }));
const rowOf = (item: object): unknown => 'row' in item && item.row;

const open = (owner = 'me') => openJournal({ owner, now: () => now });

beforeEach(async () => {
  for (const owner of ['me', 'you']) {
    const journal = await open(owner);
    for (const { id } of await journal.runs()) await journal.forget(id);
  }
});

describe('the journal', () => {
  it('returns what was written, in order', async () => {
    const journal = await open();
    const rows = Array.from({ length: 2450 }, (_, index) => ({ index, text: `row ${index}` }));
    await journal.begin(runOf('a'), itemsOf(...rows));
    const noted = (done: boolean) => rows.map(({ index }) => ({ index, state: { index, done } }));
    await journal.note('a', noted(true), noted(true).slice(1150, 1151));
    await journal.note('a', noted(false), noted(false).slice(1150, 1151));
    const kept = await (await open()).read('a');
    expect(kept.map(rowOf)).toEqual(rows);
    // The states of a hundred rows are stored together.
    expect(kept[1100]?.state).toEqual({ index: 1100, done: false });
    expect(kept[1199]?.state).toEqual({ index: 1199, done: false });
    expect(kept[1099]?.state).toBe('new');
    expect(kept[1200]?.state).toBe('new');
  });

  it('keeps runs apart, by user and by id', async () => {
    const journal = await open();
    await journal.begin(runOf('a', { startedAt: now - 5 }), itemsOf(1));
    await journal.begin(runOf('ab'), itemsOf(2, 3));
    const others = await open('you');
    await others.begin(runOf('b', { owner: 'you' }), itemsOf(4));
    expect((await journal.runs()).map(({ id }) => id)).toEqual(['ab', 'a']);
    await journal.forget('a');
    expect(await journal.read('a')).toEqual([]);
    expect((await journal.read('ab')).map(rowOf)).toEqual([2, 3]);
    expect((await others.runs()).map(({ id }) => id)).toEqual(['b']);
  });

  it('changes an entry, and creates none', async () => {
    const journal = await open();
    await journal.begin(runOf('a'), []);
    await journal.change('a', { saved: 2, phase: 'ended' });
    await journal.change('b', { saved: 2 });
    expect(await journal.runs()).toEqual([runOf('a', { saved: 2, phase: 'ended' })]);
  });

  it('removes expired runs, and more than ten finished ones of a kind, on opening', async () => {
    const journal = await open();
    await journal.begin(runOf('old', { startedAt: now - 31 * day }), itemsOf(1));
    for (let at = 0; at < 12; at += 1)
      await journal.begin(runOf(`r${at}`, { startedAt: now - at, phase: 'ended' }), itemsOf(at));
    await journal.begin(
      runOf('copy', { kind: 'copy', startedAt: now - day, phase: 'ended' }),
      itemsOf('copy'),
    );
    const kept = await (await open()).runs();
    const latest = Array.from({ length: 10 }, (_, at) => `r${at}`);
    expect(kept.map(({ id }) => id)).toEqual([...latest, 'copy']);
    expect(await journal.read('r11')).toEqual([]);
    expect(await journal.read('old')).toEqual([]);
  });

  it('keeps unfinished runs, regardless of the number of later ones, and does not count them', async () => {
    const journal = await open();
    await journal.begin(runOf('open', { startedAt: now - 29 * day }), itemsOf('open'));
    for (let at = 0; at < 12; at += 1)
      await journal.begin(runOf(`o${at}`, { startedAt: now - at }), itemsOf(at));
    for (let at = 0; at < 10; at += 1)
      await journal.begin(
        runOf(`r${at}`, { startedAt: now - day - at, phase: 'ended' }),
        itemsOf(at),
      );
    const later = await open();
    expect(await later.runs()).toHaveLength(23);
    expect((await later.read('open')).map(rowOf)).toEqual(['open']);
  });

  it('keeps a run that a tab is working on, regardless of its age', async () => {
    const journal = await open();
    await journal.begin(runOf('old', { startedAt: now - 31 * day }), itemsOf(1));
    const query = () => Promise.resolve({ held: [{ name: 'facings-run-old' }] });
    vi.stubGlobal('navigator', { locks: { query } });
    expect((await (await open()).runs()).map(({ id }) => id)).toEqual(['old']);
    vi.unstubAllGlobals();
    expect(await (await open()).runs()).toEqual([]);
  });

  it('stores nothing without browser storage, and does not fail', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('No storage here.', 'SecurityError');
      },
    });
    const journal = await open();
    expect(journal.isKept()).toBe(false);
    await journal.begin(runOf('a'), itemsOf(1));
    await journal.note('a', [], []);
    expect(await journal.runs()).toEqual([]);
    expect(await journal.read('a')).toEqual([]);
  });

  it('stores nothing more after a write failed', async () => {
    const journal = await open();
    expect(journal.isKept()).toBe(true);
    // A value that cannot be stored simulates a full disk.
    await journal.begin(
      runOf('a'),
      itemsOf(() => undefined),
    );
    expect(journal.isKept()).toBe(false);
    expect(await (await open()).runs()).toEqual([]);
  });

  it('keeps runs again once it is opened again', async () => {
    const journal = await open();
    await journal.begin(
      runOf('a'),
      itemsOf(() => undefined),
    );
    await journal.reopen();
    expect(journal.isKept()).toBe(true);
    await journal.begin(runOf('a'), itemsOf(1));
    expect((await (await open()).runs()).map(({ id }) => id)).toEqual(['a']);
  });

  it('does not keep another tab from removing the database, and stores again after it', async () => {
    const journal = await open();
    await Promise.all([
      journal.begin(runOf('a'), itemsOf(1)),
      journal.begin(runOf('b'), itemsOf(2)),
      journal.runs(),
    ]);
    const onBlocked = vi.fn<() => void>();
    await deleteDB('facings-saves', { blocked: onBlocked });
    expect(onBlocked).not.toHaveBeenCalled();
    expect(await journal.runs()).toEqual([]);
    await journal.begin(runOf('c'), itemsOf(3));
    expect((await journal.read('c')).map(rowOf)).toEqual([3]);
    expect(journal.isKept()).toBe(true);
  });

  it('stays closed once it is closed', async () => {
    const journal = await open();
    journal.close();
    await journal.reopen();
    expect(journal.isKept()).toBe(false);
  });
});
