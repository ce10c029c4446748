import { describe, expect, it } from 'vitest';
import type { RaRecord } from 'react-admin';
import { flagEntries } from '../../../resources/organizationFeatures/flags';
import { defaultEntries } from '../../../resources/storageDefaults/defaults';
import type { ComposedEntries } from '../../schema/field';
import { settle as settleAll, type Decision } from './conflict';

/** The result, without what tells one conflict from another. */
const settle = (
  names: readonly string[],
  began: RaRecord,
  stored: RaRecord,
  values: object,
  entries?: (name: string) => ComposedEntries | undefined,
) => {
  const { sent, conflicts } = settleAll({
    names,
    began,
    stored,
    values,
    ...(entries ? { entriesOf: entries } : {}),
  });
  return { sent, conflicts: conflicts.map(({ key: _, part: __, ...own }) => own) };
};

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

it('leaves out what a form does not have, as a transform or shouldUnregister of react-admin leaves it', () => {
  const stored = { ...began, zones: ['x', 'y'] };
  expect(settle(['name', 'zones', 'note'], began, stored, { name: 'C' })).toEqual({
    sent: { name: 'C' },
    conflicts: [],
  });
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

it('sends other values of the record only if they were changed here', () => {
  const record = { ...began, updated_at: 'yesterday', extra: 1 };
  const stored = { ...record, updated_at: 'today' };
  const typed = { ...record, name: 'C', extra: 2 };
  expect(settle(['name'], record, stored, typed).sent).toEqual({ name: 'C', extra: 2 });
});

describe('a field of entries', () => {
  const of = (values: unknown) => ({ id: 1, defaults: values });
  const flag = (id: string, value: unknown) => ({ id, name: id, type: 'NUMBER', value });

  it('merges the changes of both sides, entry by entry', () => {
    const stored = of({ COLD: null, PREP: 'SHELF', FROZEN: 'FREEZER' });
    const mine = { COLD: 'COOLER', PREP: 'TABLE', FROZEN: 'FREEZER' };
    const begun = of({ COLD: 'COOLER', PREP: 'SHELF', FROZEN: 'FREEZER' });
    expect(settle(['defaults'], begun, stored, { defaults: mine }, () => defaultEntries)).toEqual({
      sent: { defaults: { COLD: null, PREP: 'TABLE', FROZEN: 'FREEZER' } },
      conflicts: [],
    });
  });

  it('asks about an entry that both changed, and keeps entries changed on one side', () => {
    const given = {
      names: ['defaults'],
      began: of({ COLD: 'COOLER', PREP: 'SHELF' }),
      stored: of({ COLD: 'ICE', PREP: 'SHELF' }),
      values: { defaults: { COLD: 'CELLAR', PREP: 'TABLE' } },
      entriesOf: () => defaultEntries,
    };
    const { conflicts, sent } = settleAll(given);
    expect(conflicts).toMatchObject([
      { name: 'defaults', mine: 'CELLAR', theirs: 'ICE', part: { mine: { name: 'COLD' } } },
    ]);
    expect(sent.defaults).toEqual({ COLD: 'CELLAR', PREP: 'TABLE' });
    const decision: Decision = Object.fromEntries(conflicts.map(({ key }) => [key, 'theirs']));
    expect(settleAll({ ...given, decision }).sent.defaults).toEqual({ COLD: 'ICE', PREP: 'TABLE' });
  });

  it('compares list entries by id, adopts new ones, and asks about none that is gone', () => {
    const begun = of([flag('a', 1), flag('b', 2), flag('gone', 1)]);
    const stored = of([flag('c', 3), flag('a', 1), flag('b', 20)]);
    const mine = [flag('a', 10), flag('b', 2), flag('gone', 5)];
    expect(settle(['defaults'], begun, stored, { defaults: mine }, () => flagEntries)).toEqual({
      sent: { defaults: [flag('c', 3), flag('a', 10), flag('b', 20)] },
      conflicts: [],
    });
  });
});
