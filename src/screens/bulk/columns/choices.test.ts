import { describe, expect, it } from 'vitest';
import { recordsBase } from '../../../lib/grid/entries/bases';
import { createEntries } from '../../../lib/grid/entries/createEntries';
import type { EntryColumn } from '../../../lib/grid/entries/types';
import { createChoices } from './choices';

const columns: readonly EntryColumn[] = [
  {
    key: 'region',
    label: 'Region',
    kind: 'choice',
    width: 100,
    rule: { kind: 'name', max: 255, label: 'Region', isRequired: false },
  },
];

const options = [
  { value: '1', label: 'North' },
  { value: '2', label: 'South' },
  { value: '3', label: 'south' },
  { value: '4', label: '1' },
];

const open = async (texts: readonly string[], isRecord: boolean, all = options) => {
  const entries = createEntries({
    columns,
    keyColumn: -1,
    base: recordsBase(texts.map((text) => [text])),
  });
  const ask = () => Promise.resolve(all);
  const choices = createChoices(entries, [{ place: 0, isRecord, ask }]);
  await choices.load();
  return { choices, faults: texts.map((_, row) => entries.faultAt(row, 0)?.key ?? null) };
};

describe('what a cell may hold', () => {
  it('is found by its name or id in any case; an id takes precedence over another option’s name', async () => {
    const { choices, faults } = await open(['north', ' NORTH ', '2', '1', ''], true);
    expect(faults).toEqual([null, null, null, null, null]);
    expect(['north', ' NORTH ', '2', '1'].map((text) => choices.valueOf(0, text))).toEqual([
      '1',
      '1',
      '2',
      '1',
    ]);
  });

  it('is an error if no option, or more than one, has the name', async () => {
    const { choices, faults } = await open(['West', 'south'], true);
    expect(faults).toEqual(['facings.imports.choices.none', 'facings.imports.choices.several']);
    expect(choices.valueOf(0, 'south')).toBeUndefined();
    const values = await open(['West'], false);
    expect(values.faults).toEqual(['facings.imports.choices.unknown']);
  });

  it('may be any text if the list of values is empty, but no record if there are none', async () => {
    const free = await open(['Any'], false, []);
    expect(free.faults).toEqual([null]);
    expect(free.choices.valueOf(0, ' Any ')).toBe('Any');
    expect((await open(['Any'], true, [])).faults).toEqual(['facings.imports.choices.none']);
  });

  it('is unknown if the list cannot be read', async () => {
    const entries = createEntries({ columns, keyColumn: -1, base: recordsBase([['North']]) });
    const ask = () => Promise.reject(new Error('No list.'));
    const choices = createChoices(entries, [{ place: 0, isRecord: true, ask }]);
    await expect(choices.load()).rejects.toThrow('No list.');
    expect(choices.valueOf(0, 'North')).toBeUndefined();
  });
});
