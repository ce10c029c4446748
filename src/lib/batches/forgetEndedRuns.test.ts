// @vitest-environment node
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { forgetEndedRuns, openJournal, type KeptRun } from './journal';

const run = (id: string, owner: string, phase: KeptRun['phase']): KeptRun => ({
  id,
  owner,
  accountId: 'acc',
  kind: 'add',
  startedAt: Date.now(),
  total: 1,
  saved: 1,
  phase,
});

const itemsOf = (row: string) => [{ index: 0, row, state: 'new' }];

it('does nothing where nothing was kept', async () => {
  await expect(forgetEndedRuns()).resolves.toBeUndefined();
});

it('removes finished runs with their rows, and keeps unfinished ones for their user', async () => {
  const mine = await openJournal({ owner: 'me' });
  await mine.begin(run('ended', 'me', 'ended'), itemsOf('Oat bar'));
  await mine.begin(run('undone', 'me', 'undone'), itemsOf('Rye bar'));
  await mine.begin(run('open', 'me', 'open'), itemsOf('Barley bar'));
  const other = await openJournal({ owner: 'you' });
  await other.begin(run('theirs', 'you', 'ended'), itemsOf('Spelt bar'));

  await forgetEndedRuns();

  expect((await mine.runs()).map(({ id }) => id)).toEqual(['open']);
  expect(await mine.read('open')).toEqual(itemsOf('Barley bar'));
  expect(await other.runs()).toEqual([]);
  for (const id of ['ended', 'undone', 'theirs']) expect(await mine.read(id)).toEqual([]);
});
