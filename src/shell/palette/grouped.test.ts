import { expect, it } from 'vitest';
import type { KnownEntry, KnownGroup } from './entry';
import { grouped } from './usePaletteRows';

const entry = (group: KnownGroup, label: string): KnownEntry => ({ group, label, id: label });

const all = [
  entry('add', 'Add Region'),
  entry('commands', 'Log out'),
  entry('screens', 'Regions'),
  entry('actions', 'Export'),
];

const keysOf = (typed: string) => grouped(all, typed).groups.map(({ key }) => key);

it('groups have their own order, without create commands, until something is typed', () => {
  expect(keysOf('')).toEqual(['actions', 'screens', 'commands']);
});

it('then the group with the best entry comes first', () => {
  expect(keysOf('reg')).toEqual(['screens', 'add']);
  expect(keysOf('add')).toEqual(['add']);
});

it('groups are limited, and hidden entries are counted', () => {
  const many = Array.from({ length: 20 }, (_, at) => entry('actions', `Action ${String(at)}`));
  expect(grouped(many, '')).toMatchObject({ hidden: 6 });
  const { groups, hidden } = grouped(many, 'act');
  expect(groups[0]?.items).toHaveLength(8);
  expect(hidden).toBe(12);
});
