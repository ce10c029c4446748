import { describe, expect, it } from 'vitest';
import { size } from '../../schema/fields';
import { hasParts, settle } from './conflict';

const began = { id: 1, name: 'A', zones: ['x'], note: null };

it('asks about values that both changed', () => {
  const stored = { ...began, name: 'B', zones: ['x', 'y'] };
  expect(
    settle(['name', 'zones', 'note'], began, stored, { name: 'C', zones: ['z'] }).conflicts,
  ).toEqual([
    { name: 'name', mine: 'C', theirs: 'B' },
    { name: 'zones', mine: ['z'], theirs: ['x', 'y'] },
  ]);
});

it('asks nothing without changes, with equal changes, and for values that stayed empty', () => {
  for (const [name, stored, typed] of [
    ['name', began, 'C'],
    ['name', { ...began, name: 'C' }, 'C'],
    ['note', { ...began, note: '' }, 'x'],
  ] as const) {
    const { conflicts, sent } = settle([name], began, stored, { [name]: typed });
    expect(conflicts).toEqual([]);
    expect(sent).toEqual({ [name]: typed });
  }
});

it('only compares the edited fields, and sends stored values for unchanged ones', () => {
  const stored = { ...began, name: 'B', note: 'theirs' };
  expect(settle(['name'], began, stored, { name: 'A' })).toEqual({
    sent: { name: 'B' },
    conflicts: [],
  });
});

it('compares a size side by side', () => {
  const box = (width: number, height: number) => ({ id: 1, box: { width, height, depth: 1 } });
  const fields = { box: size({ label: 'Box', unit: 'in' }) };
  expect(
    settle(['box'], box(1, 1), box(1, 2), { box: box(3, 1).box }, (name) =>
      hasParts(fields[name as keyof typeof fields]),
    ),
  ).toEqual({ sent: { box: { width: 3, height: 2, depth: 1 } }, conflicts: [] });
});

it('sends other values of the record only if they were changed here', () => {
  const record = { ...began, updated_at: 'yesterday', extra: 1 };
  const stored = { ...record, updated_at: 'today' };
  const typed = { ...record, name: 'C', extra: 2 };
  expect(settle(['name'], record, stored, typed).sent).toEqual({ name: 'C', extra: 2 });
});

describe('a field of entries', () => {
  const all = () => true;
  const of = (values: object) => ({ id: 1, defaults: values });

  it('merges the changes of both sides, entry by entry', () => {
    const stored = of({ COLD: null, PREP: 'SHELF', FROZEN: 'FREEZER' });
    const mine = { COLD: 'COOLER', PREP: 'TABLE', FROZEN: 'FREEZER' };
    const begun = of({ COLD: 'COOLER', PREP: 'SHELF', FROZEN: 'FREEZER' });
    expect(settle(['defaults'], begun, stored, { defaults: mine }, all)).toEqual({
      sent: { defaults: { COLD: null, PREP: 'TABLE', FROZEN: 'FREEZER' } },
      conflicts: [],
    });
  });

  it('asks about an entry that both changed, and keeps entries changed on one side', () => {
    const stored = of({ COLD: null, PREP: 'SHELF' });
    const begun = of({ COLD: 'COOLER', PREP: 'SHELF' });
    const mine = { COLD: 'CELLAR', PREP: 'TABLE' };
    expect(settle(['defaults'], begun, stored, { defaults: mine }, all).conflicts).toEqual([
      { name: 'defaults', mine, theirs: { COLD: null, PREP: 'TABLE' } },
    ]);
  });

  it('compares list entries by id, and adopts new ones', () => {
    const flag = (id: string, value: unknown) => ({ id, value });
    const begun = of([flag('a', 1), flag('b', 2)]);
    const stored = of([flag('c', 3), flag('a', 1), flag('b', 20)]);
    const mine = [flag('a', 10), flag('b', 2)];
    expect(settle(['defaults'], begun, stored, { defaults: mine }, all)).toEqual({
      sent: { defaults: [flag('c', 3), flag('a', 10), flag('b', 20)] },
      conflicts: [],
    });
  });
});
