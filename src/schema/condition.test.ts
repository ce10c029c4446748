import { describe, expect, it } from 'vitest';
import { filled, hashIn, holds, isNotValue, isValue } from './condition';
import { hashOf } from './template';

describe('holds', () => {
  it('always, without a condition', () => {
    expect(holds(undefined, {})).toBe(true);
  });

  it('compares plain values strictly: the text "true" is not true', () => {
    const open = isValue('isOpen', true);
    expect(holds(open, { isOpen: true })).toBe(true);
    expect(holds(open, { isOpen: 'true' })).toBe(false);
    expect(holds(open, { isOpen: 1 })).toBe(false);
    expect(holds(open, {})).toBe(false);
    expect(holds(isValue('size', 'SMALL'), { size: 'LARGE' })).toBe(false);
  });

  it('is true for any other value, also for none', () => {
    const rest = isNotValue('is_default', true);
    expect(holds(rest, { is_default: true })).toBe(false);
    expect(holds(rest, { is_default: false })).toBe(true);
    expect(holds(rest, { is_default: null })).toBe(true);
    expect(holds(rest, {})).toBe(true);
  });

  it('finds a value by its hash, numbers by their digits', () => {
    const chosen = hashIn('account_id', [hashOf('org-1'), hashOf('42')]);
    expect(holds(chosen, { account_id: 'org-1' })).toBe(true);
    expect(holds(chosen, { account_id: 42 })).toBe(true);
    expect(holds(chosen, { account_id: 'org-2' })).toBe(false);
  });

  it.each([[undefined], [null], ['']])('a missing organization (%j) never matches', (v) => {
    const all = hashIn('account_id', [hashOf(''), hashOf('null'), hashOf('undefined')]);
    expect(holds(all, { account_id: v })).toBe(false);
  });
});

it('fills a template in the value it compares with', () => {
  const others = isNotValue('id', '{identity.id}');
  const mine = filled(others, { identity: { id: 'u-1' } });
  expect(holds(mine, { id: 'u-1' })).toBe(false);
  expect(holds(mine, { id: 'u-2' })).toBe(true);
  expect(filled(isValue('isOpen', true), {})).toEqual(isValue('isOpen', true));
  expect(filled(undefined, {})).toBeUndefined();
});
