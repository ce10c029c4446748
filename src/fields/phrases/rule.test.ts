import { describe, expect, it } from 'vitest';
import { phrases } from '../../schema/fields';
import { fromPlatform, toPlatform } from '../kinds';
import { fieldRule } from '../rules';

const field = phrases({
  label: 'Key phrases',
  lists: { primary_phrases: 'Primary', common_phrases: 'Common', phrases: 'Others' },
  first: 'phrases',
  suggests: { method: 'POST', path: '/api/search', needs: [], read: 'results', label: [], min: 2 },
});
const empty = { primary_phrases: [], common_phrases: [], phrases: [] };

describe('phrases', () => {
  it('are refused if one is too long', () => {
    const rule = fieldRule(field, 'en-GB');
    expect(rule.isValidSync(null)).toBe(true);
    expect(rule.isValidSync(['x'.repeat(500)])).toBe(true);
    expect(rule.isValidSync(['x'.repeat(501)])).toBe(false);
    expect(rule.isValidSync({ ...empty, common_phrases: ['x'.repeat(501)] })).toBe(false);
  });

  it('are required if the field is required', () => {
    const rule = fieldRule({ ...field, required: true }, 'en-GB');
    expect(rule.isValidSync(null)).toBe(false);
    expect(rule.isValidSync(empty)).toBe(false);
    expect(rule.isValidSync([])).toBe(false);
    expect(rule.isValidSync(['milk'])).toBe(true);
  });

  it.each([
    [null, empty],
    [{}, empty],
    [['milk', ' ', null, {}, 7], { ...empty, phrases: ['milk', '7'] }],
    [
      { primary_phrases: ['milk'], common_phrases: null, other: { kept: 1 } },
      { ...empty, primary_phrases: ['milk'], other: { kept: 1 } },
    ],
    ['{"phrases": ["milk"]}', { ...empty, phrases: ['milk'] }],
    ['milk', empty],
    [7, empty],
  ])('%j is read as every declared list, with other keys kept', (platform, held) => {
    expect(fromPlatform(field, platform)).toEqual(held);
    expect(toPlatform(field, fromPlatform(field, platform))).toEqual(held);
  });

  it('of a new record are sent as a plain list', () => {
    expect(toPlatform(field, ['milk'])).toEqual(['milk']);
    expect(toPlatform(field, [])).toEqual([]);
  });

  it('are sent with every declared key, even if the form had none', () => {
    expect(toPlatform(field, { phrases: ['milk'] })).toEqual({ ...empty, phrases: ['milk'] });
  });
});
