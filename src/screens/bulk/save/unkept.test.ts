// @vitest-environment node
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';

import { createFakePlatform } from './testing/fakePlatform';
import { newJournal, newRows, portOf, startAdd } from './testing/world';

/** A save of three rows whose first write to the browser's storage fails, as on a full disk. */
const onFullDisk = async () => {
  const journal = await newJournal();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });
  const platform = createFakePlatform();
  const run = startAdd({ ...portOf(platform, journal), accountId: 'acc', rows: newRows(3) });
  await run.ended();
  return { platform, run, journal };
};

beforeEach(() => {
  vi.restoreAllMocks();
});

it('sends nothing that could not be stored, and says so', async () => {
  const { platform, run } = await onFullDisk();
  expect(platform.calls).toEqual([]);
  expect(run.progress()).toMatchObject({ isRunning: false, done: 0, halt: 'unkept' });
  expect([...run.results().values()].map(({ type }) => type)).toEqual([
    'unsent',
    'unsent',
    'unsent',
  ]);
});

it('stores and sends the rows once there is space', async () => {
  const { platform, run } = await onFullDisk();
  run.retry();
  await run.ended();
  expect(run.progress()).toMatchObject({ saved: 3, isKept: true });
  expect(run.progress().halt).toBeUndefined();
  expect(platform.products.size).toBe(3);
});

it('asks again as long as nothing can be stored', async () => {
  const { platform, run } = await onFullDisk();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });
  run.retry();
  await run.ended();
  expect(run.progress().halt).toBe('unkept');
  expect(platform.calls).toEqual([]);
});

it('sends without a record if the person says so', async () => {
  const { platform, run, journal } = await onFullDisk();
  run.goOnUnkept();
  await run.ended();
  expect(run.progress()).toMatchObject({ saved: 3, isKept: false });
  expect(platform.products.size).toBe(3);
  expect(await journal.runs()).toEqual([]);
});

it('goes on at once where the browser never stores anything', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('No storage here.', 'SecurityError');
    },
  });
  const platform = createFakePlatform();
  const run = startAdd({
    ...portOf(platform, await newJournal()),
    accountId: 'acc',
    rows: newRows(3),
  });
  await run.ended();
  vi.unstubAllGlobals();
  expect(run.progress()).toMatchObject({ saved: 3, isKept: false });
});
