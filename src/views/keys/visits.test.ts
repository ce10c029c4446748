// @vitest-environment jsdom
import { localStorageStore, memoryStore } from 'react-admin';
import { expect, it } from 'vitest';
import { createVisits, forgetRecord, visitsIn } from './visits';

const visit = (id: string, label = `Zone ${id}`) => ({
  key: `zones ${id}`,
  name: 'zones',
  id,
  label,
  to: `/zones/view/${id}`,
});
const ids = (visits: ReturnType<typeof createVisits>) => visits.all().map(({ id }) => id);

it('visited records survive a reload, the latest first, and are forgotten at log-out', () => {
  const store = localStorageStore('1', '-visits|');
  store.setup();
  const visits = createVisits(store);
  for (const id of ['1', '2', '3', '1']) visits.add(visit(id));
  store.setItem('pinnedRecords', [visit('2'), visit('3')]);
  forgetRecord(store, { name: 'zones', id: '2' });
  expect(ids(visits)).toEqual(['1', '3']);
  expect(visitsIn(store.getItem('pinnedRecords')).map(({ id }) => id)).toEqual(['3']);
  const reloaded = createVisits(localStorageStore('1', '-visits|'));
  expect(ids(reloaded)).toEqual(['1', '3']);
  store.removeItem('visitedRecords');
  expect(ids(visits)).toEqual([]);
});

it('at most 20 are kept, and what is no visit is left out', () => {
  const store = memoryStore({ visitedRecords: [visit('a'), { key: 'zones b' }, null, 7] });
  const visits = createVisits(store);
  expect(ids(visits)).toEqual(['a']);
  for (let id = 0; id < 25; id += 1) visits.add(visit(String(id)));
  expect(ids(visits)).toHaveLength(20);
  expect(ids(visits)[0]).toBe('24');
  expect(ids(createVisits(memoryStore({ visitedRecords: 'broken' })))).toEqual([]);
});
