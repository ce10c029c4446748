import { expect, it } from 'vitest';
import { conflictsOf } from './conflict';

const began = { id: 1, name: 'A', zones: ['x'], note: null };

it('finds what another person changed meanwhile', () => {
  const stored = { ...began, name: 'B', zones: ['x', 'y'] };
  expect(
    conflictsOf(['name', 'zones', 'note'], began, stored, { name: 'C', zones: ['x'] }),
  ).toEqual([
    { name: 'name', mine: 'C', theirs: 'B' },
    { name: 'zones', mine: ['x'], theirs: ['x', 'y'] },
  ]);
});

it('is content where nothing changed, where both changed alike, and where empty stayed empty', () => {
  expect(conflictsOf(['name'], began, began, { name: 'C' })).toEqual([]);
  expect(conflictsOf(['name'], began, { ...began, name: 'C' }, { name: 'C' })).toEqual([]);
  expect(conflictsOf(['note'], began, { ...began, note: '' }, { note: 'x' })).toEqual([]);
});

it('looks at the edited fields only', () => {
  expect(conflictsOf(['name'], began, { ...began, note: 'theirs' }, { name: 'C' })).toEqual([]);
});
