import { describe, expect, it } from 'vitest';
import { storages } from '../../resources/storages';
import { sizeFaults } from './size/rule';
import { fieldRule } from './rules';

describe('what only a slip of the keys can mean is refused (E12)', () => {
  it.each([
    ['   ', 'Type is required.'],
    ['_', 'Type must contain a letter.'],
    ['_ _', 'Type must contain a letter.'],
  ])('a storage type %j: %s', async (typed, words) => {
    const { value } = storages.fields;
    await expect(fieldRule(value, 'en').validate(typed)).rejects.toThrow(
      words === 'Type is required.' ? /facings\.rules\.required"/ : /./,
    );
    await expect(fieldRule(value, 'en').validate('cold  room')).resolves.toBe('COLD_ROOM');
  });

  it('a side of a million million', () => {
    const faults = sizeFaults({}, { width: '999999999999', height: '2.5', depth: '0' }, 'en');
    expect(faults).toEqual({
      width: { key: 'facings.rules.most', values: { label: 'Width', max: 10_000 } },
    });
  });
});
