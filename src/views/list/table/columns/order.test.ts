import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangementOf, columnsOf, moved, toggled } from './order';

const offered = ['a', 'b', 'c', 'd', 'e'];

describe('the order of columns', () => {
  it('starts with the shown ones, then the others as offered', () => {
    expect(arrangementOf(offered, ['d', 'b']).order).toEqual(['d', 'b', 'a', 'c', 'e']);
    expect(columnsOf(arrangementOf(offered, ['d', 'b']))).toEqual(['d', 'b']);
  });

  it('keeps the position of a hidden column in the menu', () => {
    const hidden = toggled(arrangementOf(offered, ['a', 'b', 'c']), 'b');
    expect(columnsOf(hidden)).toEqual(['a', 'c']);
    expect(hidden.order).toEqual(offered);
    expect(columnsOf(toggled(hidden, 'b'))).toEqual(['a', 'b', 'c']);
  });

  it('keeps at least one shown', () => {
    const one = arrangementOf(offered, ['c']);
    expect(toggled(one, 'c')).toBe(one);
  });

  it('skips hidden columns when moving', () => {
    const some = toggled(arrangementOf(offered, ['a', 'b', 'c']), 'b');
    expect(columnsOf(moved(some, 'c', 'up'))).toEqual(['c', 'a']);
    expect(columnsOf(moved(some, 'a', 'down'))).toEqual(['c', 'a']);
    expect(moved(some, 'a', 'up')).toBe(some);
    expect(moved(some, 'c', 'down')).toBe(some);
    expect(moved(some, 'b', 'up')).toBe(some);
  });

  it('always contains every column once, with at least one shown', () => {
    const step = fc.tuple(fc.constantFrom('up', 'down', 'toggle'), fc.constantFrom(...offered));
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let now = arrangementOf(offered, ['b', 'd']);
        for (const [what, name] of steps) {
          now = what === 'toggle' ? toggled(now, name) : moved(now, name, what);
          expect([...now.order].sort()).toEqual(offered);
          expect(columnsOf(now).length).toBeGreaterThan(0);
        }
      }),
    );
  });
});
