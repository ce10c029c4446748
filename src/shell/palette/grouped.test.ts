import { expect, it } from 'vitest';
import type { KnownEntry, KnownGroup } from './entry';
import { grouped } from './grouped';

const entry = (group: KnownGroup, label: string): KnownEntry => ({ group, label, id: label });

const all = [
  entry('add', 'Add Region'),
  entry('commands', 'Log out'),
  entry('screens', 'Regions'),
  entry('actions', 'Export'),
];

const keysOf = (typed: string) => grouped(all, typed).groups.map(({ key }) => key);

it('groups stand in their own order, without what can be added elsewhere, until something is typed', () => {
  expect(keysOf('')).toEqual(['actions', 'screens', 'commands']);
});

it('the group of the best entry comes first then', () => {
  expect(keysOf('reg')).toEqual(['screens', 'add']);
  expect(keysOf('add')).toEqual(['add']);
});

it('no group is endless, and what has no room is counted', () => {
  const many = Array.from({ length: 20 }, (_, at) => entry('actions', `Action ${String(at)}`));
  expect(grouped(many, '')).toMatchObject({ hidden: 6 });
  const { groups, hidden } = grouped(many, 'act');
  expect(groups[0]?.items).toHaveLength(8);
  expect(hidden).toBe(12);
});
