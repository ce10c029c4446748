// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
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

it('keeps what a full storage refuses until the page is closed', () => {
  const store = createPersonStore('a@b.co');
  store.setItem('zones.selectedIds', [1]);
  const heard: unknown[] = [];
  const release = store.subscribe('zones.selectedIds', (value) => heard.push(value));
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.setup();
  store.setItem('zones.selectedIds', [1, 2]);
  expect(store.getItem('zones.selectedIds')).toEqual([1, 2]);
  expect(heard.at(-1)).toEqual([1, 2]);
  expect(Object.keys(store.listItems?.() ?? {})).toEqual(['zones.selectedIds']);
  setItem.mockRestore();
  store.setItem('zones.selectedIds', [3]);
  expect(heard.at(-1)).toEqual([3]);
  expect(createPersonStore('a@b.co').getItem('zones.selectedIds')).toEqual([3]);
  release();
  store.removeItem('zones.selectedIds');
  expect(store.getItem('zones.selectedIds')).toBeUndefined();
  expect(heard.at(-1)).toEqual([3]);
});

it("no key contains the person's e-mail address", () => {
  createPersonStore('a@b.co').setItem('mine', 'dark');
  expect(Object.keys(localStorage)).toHaveLength(1);
  expect(Object.keys(localStorage)[0]).not.toMatch(/a@b|a%40b/);
});
