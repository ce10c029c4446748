import { describe, expect, it } from 'vitest';
import { storages } from '../../resources/storages';
import { sizeFaults } from './size/rule';
import { textRule } from './lineRules';

describe('what only a slip of the keys can mean is refused (E12)', () => {
  it.each([
    ['   ', 'Type is required.'],
    ['_', 'Type must contain a letter.'],
    ['_ _', 'Type must contain a letter.'],
  ])('a storage type %j: %s', async (typed, words) => {
    const { value } = storages.fields;
    await expect(textRule(value, 'Type is required.').validate(typed)).rejects.toThrow(
      words === 'Type is required.' ? words : /./,
    );
    await expect(textRule(value, 'Type is required.').validate('cold  room')).resolves.toBe(
      'COLD_ROOM',
    );
  });

  it('a side of a million million', () => {
    const faults = sizeFaults({}, { width: '999999999999', height: '2.5', depth: '0' }, 'en');
    expect(faults).toEqual({
      width: { key: 'facings.rules.most', values: { label: 'Width', max: 10_000 } },
    });
  });
});
