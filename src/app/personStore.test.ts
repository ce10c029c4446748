// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { createPersonStore } from './personStore';

beforeEach(() => {
  localStorage.clear();
});

it('survives a reload, for the same person only', () => {
  createPersonStore('a@b.co').setItem('zones.listParams', { page: 2 });
  expect(createPersonStore('a@b.co').getItem('zones.listParams')).toEqual({ page: 2 });
  expect(createPersonStore('a@b.co.uk').getItem('zones.listParams')).toBeUndefined();
});

it('log-out forgets what may name records, and keeps saved queries and columns', () => {
  const store = createPersonStore('a@b.co');
  const other = createPersonStore('c@d.co');
  const forgotten = ['zones.listParams', 'zones.selectedIds', 'zones.datagrid.expanded', 'mine'];
  const kept = ['zones.savedQueries', 'preferences.zones.columns', 'sidebar.open'];
  for (const key of [...forgotten, ...kept]) store.setItem(key, true);
  other.setItem('mine', true);
  store.reset();
  expect(Object.keys(store.listItems?.() ?? {}).toSorted()).toEqual(kept.toSorted());
  expect(other.getItem('mine')).toBe(true);
});

it("no key contains the person's e-mail address", () => {
  createPersonStore('a@b.co').setItem('mine', 'dark');
  expect(Object.keys(localStorage)).toHaveLength(1);
  expect(Object.keys(localStorage)[0]).not.toMatch(/a@b|a%40b/);
});
